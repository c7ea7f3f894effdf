/** Login: until accounts open, how to order all the same. */
import { pages } from '../../../contract/routes.ts';
import { ContactLinks } from '../../features/page/ContactLinks.tsx';
import { PageHead } from '../../features/page/PageHead.tsx';
import { Link } from '../../ui/Link.tsx';
import { SplitPage } from '../../features/page/SplitPage.tsx';
import { useMessages } from '../../ui/language.tsx';

export default function LoginScreen() {
  const { login } = useMessages();
  return (
    <>
      <PageHead title={login.pageTitle} description={login.pageDescription} noindex />
      <SplitPage
        title={login.title}
        text={login.text}
        foot={
          <>
            {login.noAccount} <Link to={pages.register()}>{login.toRegister}</Link>
          </>
        }
      >
        <p>{login.soon}</p>
        <ContactLinks />
      </SplitPage>
    </>
  );
}
