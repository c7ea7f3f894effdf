/** What is next for a customer: seats, tutorials and orders; behind it their details. */
import { PageHead } from '#web/features/page/PageHead.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import type { ScreenProps } from '#web/screen.ts';
import { useMessages } from '#ui/language.tsx';
import { DetailsPart } from './details/DetailsPart.tsx';
import { AccountFrame } from './frame/AccountFrame.tsx';
import { Overview } from './overview/Overview.tsx';

export default function AccountScreen({ params }: ScreenProps<null>) {
  const { account } = useMessages();
  const { details } = usePageTexts('overview');
  const { user } = useSessionState();
  if (params.section) {
    return (
      <>
        <PageHead title={details} noindex />
        <AccountFrame title={details} current="details">
          <DetailsPart />
        </AccountFrame>
      </>
    );
  }
  return (
    <>
      <PageHead title={account.mine} noindex />
      {/* Who came by a code has no name yet. */}
      <AccountFrame title={user?.firstName ? account.greeting(user.firstName) : account.mine}>
        <Overview />
      </AccountFrame>
    </>
  );
}
