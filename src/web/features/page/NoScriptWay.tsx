/**
 * What stands in a `noscript`, beside a control that needs scripts. React leaves its content to the HTML, so this is
 * rendered under `import.meta.env.SSR` and is in no bundle.
 */
import { telAddress } from '#domain/tel-address.ts';
import { noScriptEn } from '#i18n/no-script.en.ts';
import { noScriptHe } from '#i18n/no-script.he.ts';
import { pages } from '#contract/routes.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { useFacts } from './facts.tsx';
import { mailHref, whatsappHref } from './message-links.ts';

const TEXTS = { he: noScriptHe, en: noScriptEn };

interface NoScriptWayProps {
  to: keyof typeof noScriptHe;
  /** With `show`, which sends the form around it: parameters that stay. */
  keep?: Readonly<Record<string, string | number | undefined>>;
}

export function NoScriptWay({ to, keep }: NoScriptWayProps) {
  const t = TEXTS[useLang()];
  if (to !== 'show')
    return (
      <p>
        {t[to]} <Ways />
      </p>
    );
  return (
    <>
      {Object.entries(keep ?? {}).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button small type="submit">
        {t.show}
      </Button>
    </>
  );
}

function Ways() {
  const { contact, nav } = useMessages();
  const { phone, email, networks } = useFacts();
  if (!phone && !email && !networks.whatsapp) return <Link to={pages.contact()}>{nav.contact}</Link>;
  return (
    <>
      {networks.whatsapp && <a href={whatsappHref(networks.whatsapp)}>{contact.whatsapp}</a>}{' '}
      {phone && (
        <a href={telAddress(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}{' '}
      {email && (
        <a href={mailHref(email)}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      )}
    </>
  );
}
