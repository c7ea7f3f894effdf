/** Registration: until accounts open, how to keep the welcome offer all the same. */
import { pages } from '../../../contract/routes.ts';
import { ContactLinks } from '../../features/page/ContactLinks.tsx';
import { PageHead } from '../../features/page/PageHead.tsx';
import { SplitPage } from '../../features/page/SplitPage.tsx';
import { Link } from '../../ui/Link.tsx';
import { useMessages } from '../../ui/language.tsx';

export default function RegisterScreen() {
  const { register } = useMessages();
  return (
    <>
      <PageHead title={register.pageTitle} description={register.pageDescription} noindex />
      <SplitPage
        title={register.title}
        text={register.text}
        foot={
          <>
            {register.haveAccount} <Link to={pages.login()}>{register.toLogin}</Link>
          </>
        }
      >
        <p>{register.soon}</p>
        <ContactLinks />
      </SplitPage>
    </>
  );
}
