import { errorsHe } from '../errors.he.ts';
import { shellHe } from './shell.he.ts';
import { listsHe } from './lists.he.ts';
import { draftsHe } from './drafts.he.ts';
import { editorHe } from './editor.he.ts';
import { picturesHe } from './pictures.he.ts';
import { fieldsHe } from './fields.he.ts';
import { todayHe } from './today.he.ts';
import { weekHe } from './week.he.ts';
import { usersHe } from './users.he.ts';
import { ordersHe } from './orders.he.ts';
import { orderTakingHe } from './order-taking.he.ts';
import { orderActsHe } from './order-acts.he.ts';
import { orderMoneyHe } from './order-money.he.ts';
import { paymentsHe } from './payments.he.ts';
import { messagesHe } from './messages.he.ts';
import { importsHe } from './imports.he.ts';
import { historyHe } from './history.he.ts';
import { productsHe } from './products.he.ts';
import { productOptionsHe } from './product-options.he.ts';
import { rosterHe } from './roster.he.ts';
import { workshopsHe } from './workshops.he.ts';
import { tutorialsHe } from './tutorials.he.ts';
import { bannerTextsHe } from './banner-texts.he.ts';
import { settingsHe } from './settings.he.ts';
import { wordsHe } from './words.he.ts';

export const he = {
  errors: errorsHe,
  shell: shellHe,
  lists: listsHe,
  drafts: draftsHe,
  editor: editorHe,
  pictures: picturesHe,
  fields: fieldsHe,
  today: todayHe,
  week: weekHe,
  users: usersHe,
  orders: ordersHe,
  orderActs: orderActsHe,
  orderMoney: orderMoneyHe,
  payments: paymentsHe,
  orderTaking: orderTakingHe,
  messages: messagesHe,
  imports: importsHe,
  history: historyHe,
  products: productsHe,
  productOptions: productOptionsHe,
  workshops: workshopsHe,
  roster: rosterHe,
  tutorials: tutorialsHe,
  bannerTexts: bannerTextsHe,
  settings: settingsHe,
  words: wordsHe,
};
