/** What those are told who come to a workshop, or wait for it (docs/rules.md#mails-about-seats). */
import { plainLine } from '#i18n/isolated.ts';
import { seatMailEn } from '#i18n/seat-mails/en.ts';
import { type SeatMailWords, seatMailHe } from '#i18n/seat-mails/he.ts';
import type { MailContent } from '../document/mail-document.ts';
import { type WrittenMail, writtenMail } from '../document/written-mail.ts';
import { inLang } from '../orders/order-facts.ts';
import { changedMail, movedMail } from './change-mails.ts';
import { givenAwayMail, messageMail, notYoursMail, reminderMail, seatGivenMail } from './coming-mails.ts';
import type { SeatMailFacts, SeatMailKind } from './seat-facts.ts';
import { offerEndedMail, seatOfferedMail, waitingJoinedMail } from './waiting-mails.ts';

const WORDS = { he: seatMailHe, en: seatMailEn };

export function seatMail(of: SeatMailKind, facts: SeatMailFacts): WrittenMail {
  const { lang, shop } = facts;
  const words = WORDS[lang];
  const brand = inLang(shop.name, lang);
  const seller = words.seller(brand, shop.address && inLang(shop.address, lang), shop.phone);
  const footer = [seller, whyOf(of, words)];
  return writtenMail(contentOf(of, words, facts), { lang, brand: plainLine(brand), footer });
}

function whyOf(of: SeatMailKind, { why, message }: SeatMailWords): string {
  switch (of.kind) {
    case 'waiting_joined':
    case 'seat_offered':
    case 'offer_ended':
      return why.waiting;
    case 'given_away':
      return why.buyer;
    case 'given_on':
    case 'seat_cancelled':
      return why.former;
    case 'message':
      return message[of.to];
    default:
      return why.attendee;
  }
}

function contentOf(of: SeatMailKind, words: SeatMailWords, facts: SeatMailFacts): MailContent {
  switch (of.kind) {
    case 'waiting_joined':
      return waitingJoinedMail(words, facts, of);
    case 'seat_offered':
      return seatOfferedMail(words, facts, of);
    case 'offer_ended':
      return offerEndedMail(words, facts);
    case 'reminder':
      return reminderMail(words, facts, of.right);
    case 'changed':
      return changedMail(words, facts, of.before);
    case 'moved':
      return movedMail(words, facts, of.before);
    case 'seat_given':
      return seatGivenMail(words, facts, of.by);
    case 'given_on':
    case 'seat_cancelled':
      return notYoursMail(words, facts, of);
    case 'given_away':
      return givenAwayMail(words, facts, of);
    case 'message':
      return messageMail(words, facts, of);
  }
}
