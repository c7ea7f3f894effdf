import type { DemoPerson } from './types.ts';

/** At addresses that nobody can have. */
export const NOA: DemoPerson = {
  firstName: 'נועה',
  lastName: 'לוי',
  email: 'noa.levi@example.com',
  phone: '052-555-0101',
};

export const MAYA: DemoPerson = {
  firstName: 'מאיה',
  lastName: 'כהן',
  email: 'maya.cohen@example.com',
  phone: '052-555-0102',
};

export const YAEL: DemoPerson = {
  firstName: 'יעל',
  lastName: 'בן דוד',
  email: 'yael.bendavid@example.com',
  phone: '052-555-0103',
};

export const TAMAR: DemoPerson = {
  firstName: 'תמר',
  lastName: 'אוחיון',
  email: 'tamar.ohayon@example.com',
  phone: '052-555-0104',
};

export const DANIEL: DemoPerson = {
  firstName: 'Daniel',
  lastName: 'Green',
  email: 'daniel.green@example.com',
  phone: '052-555-0105',
};

export const RINA: DemoPerson = {
  firstName: 'רינה',
  lastName: 'שלום',
  email: 'rina.shalom@example.com',
  phone: '052-555-0106',
};
