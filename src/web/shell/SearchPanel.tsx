/** Until there is a search: says so, and where to look instead. */
import { ButtonLink } from '../ui/Button.tsx';
import { Popover, type PopoverPanelProps } from '../ui/Popover.tsx';
import { useMessages } from '../ui/language.tsx';
import { navGroups } from './nav-items.ts';
import styles from './Panels.module.css';

export default function SearchPanel(props: PopoverPanelProps) {
  const messages = useMessages();
  return (
    <Popover {...props} title={messages.search.title}>
      <p className={styles.hint}>{messages.search.empty}</p>
      <div className={styles.links}>
        {navGroups(messages).shop.map((item) => (
          <ButtonLink key={item.to} to={item.to} small onClick={() => props.onOpenChange(false)}>
            {item.label}
          </ButtonLink>
        ))}
      </div>
    </Popover>
  );
}
