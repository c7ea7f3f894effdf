/** What only the page of a workshop loads that is full or nearly so, or has other dates, or that a customer opens. */
import { createElement, type ComponentType } from 'react';
import type { OtherDate, Workshop } from '#contract/workshops.ts';
import type { Lang } from '#domain/language.ts';
import { isNearlyFull } from '#domain/workshop.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import type { OtherDatesProps } from './waiting/OtherDates.tsx';
import type { readOwnSeats as ReadOwnSeats } from './waiting/own-seats.ts';
import type { WaitingProps } from './waiting/WaitingPart.tsx';

interface Part {
  Waiting: ComponentType<WaitingProps>;
  OtherDates: ComponentType<OtherDatesProps>;
  readOwnSeats: typeof ReadOwnSeats;
}

let part: Part | null = null;

/** For the server, to find the bundle's files. */
export const WAITING = 'src/web/screens/workshop/waiting/WaitingPart.tsx';

/** Who waits for more seats than are free has a place, too. */
export function hasList(workshop: Workshop): boolean {
  return isNearlyFull(workshop) || Boolean(workshop.waiting);
}

/** `data`: of any screen. */
export function hasWaiting(data: unknown): boolean {
  const { workshop, dates = [] } = (data ?? {}) as { workshop?: Workshop; dates?: OtherDate[] };
  return dates.length > 0 || (workshop !== undefined && hasList(workshop));
}

async function load(lang: Lang): Promise<Part> {
  const [module] = await Promise.all([import('./waiting/WaitingPart.tsx'), loadPageTexts('seats', lang)]);
  return (part = module.default);
}

export async function prepare(data: unknown, lang: Lang): Promise<void> {
  if (hasWaiting(data)) await load(lang);
}

export const readOwnSeats: typeof ReadOwnSeats = async (api, workshop, lang) =>
  (await load(lang)).readOwnSeats(api, workshop, lang);

/** Throws before it is loaded, as does the next. */
export function Waiting(props: WaitingProps) {
  return createElement(loaded().Waiting, props);
}

export function OtherDates(props: OtherDatesProps) {
  return createElement(loaded().OtherDates, props);
}

function loaded() {
  if (!part) throw new Error('The part for waiting was not loaded');
  return part;
}
