/** What the developer's panel of a page does to it. */
import type { Creation } from './create-rules.ts';
import type { FaultsInput } from './simulator-faults.ts';
import { FAILING, LATE, LATER, type Switches } from './switches.ts';

const NOTICES: Record<Exclude<Switches['notice'], 'after_hold'>, FaultsInput> = {
  first: {},
  last: { noticeLast: true },
  lost: { notices: 0 },
  twice: { notices: 2 },
  ten: { notices: 10, noticeLast: true },
  late: { noticeDelay: LATE },
  later: { noticeDelay: LATER },
  foreign: { foreignNotice: true },
};

/** `holdSeconds`: for which an unpaid order keeps its goods. */
export function switchedFaults(
  switches: Switches,
  { created, holdSeconds }: { created: Creation; holdSeconds: number },
): FaultsInput {
  const { notice, answer, money, document, refund, credit, payer } = switches;
  const afterHold = holdSeconds + LATER;
  return {
    ...answerFaults(answer),
    // Until then nobody has paid.
    ...(notice === 'after_hold'
      ? { noticeDelay: afterHold, answer: 'pending', answerFor: afterHold }
      : NOTICES[notice]),
    ...moneyFaults(money, created),
    noDocument: document === 'failed',
    refund,
    credit,
    stays: payer === 'stays',
    switches,
  };
}

function answerFaults(answer: Switches['answer']): FaultsInput {
  if (answer === 'truth') return {};
  return answer === 'pending_always' ? { answer: 'pending' } : { answer, answerFor: FAILING };
}

function moneyFaults(money: Switches['money'], { Amount, TerminalNumber }: Creation): FaultsInput {
  if (money === 'amount') return { amount: Amount + 1 };
  if (money === 'coin') return { coin: 2 };
  if (money === 'terminal') return { terminal: TerminalNumber + 1 };
  return money === 'attempt' ? { returnValue: 'another-attempt' } : {};
}
