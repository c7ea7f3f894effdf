import { expect, test } from 'vitest';
import { COURSE, seatFacts } from '#test/sample-seats.ts';
import { LANGS } from '#domain/language.ts';
import { seatMail } from './seat-mail.ts';
import type { SeatMailKind } from './seat-facts.ts';

const EVIL = 'x\r\nBcc: a@b.co\u202E<script>alert("1")</script>\u2066';
const EVIL_WORKSHOP = {
  ...COURSE,
  title: EVIL,
  location: `${EVIL} studio`,
  translations: { en: { title: EVIL, location: EVIL } },
};
const before = { ...EVIL_WORKSHOP, location: `${EVIL} before`, translations: { en: {} } };
const KINDS: SeatMailKind[] = [
  { kind: 'waiting_joined', position: 1, offerHours: 1 },
  { kind: 'seat_offered', until: '2026-12-02T07:00:00.000Z' },
  { kind: 'offer_ended' },
  { kind: 'reminder', right: null },
  { kind: 'changed', before },
  { kind: 'moved', before },
  { kind: 'seat_given', by: EVIL },
  { kind: 'given_on', by: EVIL },
  { kind: 'seat_cancelled', by: EVIL },
  { kind: 'given_away', to: EVIL, orderNumber: 1 },
  { kind: 'message', subject: EVIL, text: EVIL, to: 'attendees' },
];

test.each(KINDS.flatMap((of) => LANGS.map((lang) => [of.kind, lang, of] as const)))(
  '%s in %s is laid out for readers without styles, and nothing typed is markup',
  (_kind, lang, of) => {
    const { shop } = seatFacts(lang);
    const name = { he: EVIL, en: EVIL };
    const facts = seatFacts(lang, {
      workshop: EVIL_WORKSHOP,
      shop: { ...shop, name, address: name, phone: EVIL },
      bring: EVIL,
      seats: 2,
    });
    const { subject, text, html } = seatMail(of, facts);
    const dir = lang === 'he' ? 'rtl' : 'ltr';
    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
    const elements = html.match(/<(?:body|table|td|p|h1|h2|div)\b[^>]*>/g)!;
    expect(elements.filter((element) => !/ dir="|align="center"|^<div>$/.test(element))).toEqual(['<td>']);
    expect(html.match(/<img\b(?![^>]*\balt=")/g)).toBeNull();
    expect(html).not.toMatch(/<script|<style|<link|javascript:|[\u202A-\u202E\u2066-\u2069]/);
    expect(text).not.toMatch(/[\u202A-\u202E\r]/);
    expect(subject).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
  },
);
