import type { AdminMessages } from './message-types.ts';
import { errorsEn } from '../errors.en.ts';
import { shellEn } from './shell.en.ts';
import { listsEn } from './lists.en.ts';
import { draftsEn } from './drafts.en.ts';
import { editorEn } from './editor.en.ts';
import { picturesEn } from './pictures.en.ts';
import { fieldsEn } from './fields.en.ts';
import { todayEn } from './today.en.ts';
import { weekEn } from './week.en.ts';
import { usersEn } from './users.en.ts';
import { ordersEn } from './orders.en.ts';
import { orderTakingEn } from './order-taking.en.ts';
import { orderActsEn } from './order-acts.en.ts';
import { orderMoneyEn } from './order-money.en.ts';
import { paymentsEn } from './payments.en.ts';
import { messagesEn } from './messages.en.ts';
import { importsEn } from './imports.en.ts';
import { historyEn } from './history.en.ts';
import { productsEn } from './products.en.ts';
import { productOptionsEn } from './product-options.en.ts';
import { rosterEn } from './roster.en.ts';
import { workshopsEn } from './workshops.en.ts';
import { tutorialsEn } from './tutorials.en.ts';
import { bannerTextsEn } from './banner-texts.en.ts';
import { settingsEn } from './settings.en.ts';
import { wordsEn } from './words.en.ts';

export const en: AdminMessages = {
  errors: errorsEn,
  shell: shellEn,
  lists: listsEn,
  drafts: draftsEn,
  editor: editorEn,
  pictures: picturesEn,
  fields: fieldsEn,
  today: todayEn,
  week: weekEn,
  users: usersEn,
  orders: ordersEn,
  orderActs: orderActsEn,
  orderMoney: orderMoneyEn,
  payments: paymentsEn,
  orderTaking: orderTakingEn,
  messages: messagesEn,
  imports: importsEn,
  history: historyEn,
  products: productsEn,
  productOptions: productOptionsEn,
  workshops: workshopsEn,
  roster: rosterEn,
  tutorials: tutorialsEn,
  bannerTexts: bannerTextsEn,
  settings: settingsEn,
  words: wordsEn,
};
