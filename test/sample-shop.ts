import { noise } from '#server/pictures/sample-pictures.ts';
import { SAMPLES } from './entry-inputs.ts';
import { type ShopCall, superAdminOf } from './shop-client.ts';

export interface FilledShop {
  admin: string;
  customer: { token: string; _id: string; password: string; email: string };
  ids: { product: string; workshop: string; tutorial: string };
  picture: string;
}

/** A different picture for each number; returns its address. */
export async function uploadPicture(call: ShopCall, admin: string, number: number): Promise<string> {
  const side = 40 + (number % 200);
  const bytes = await noise(side, 40 + Math.floor(number / 200))
    .png()
    .toBuffer();
  const image = `data:image/png;base64,${bytes.toString('base64')}`;
  const { status, body } = await call('POST', '/api/files/upload', { image }, admin);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.url;
}

/** Throws unless the answer is a success. */
async function made(call: ShopCall, ...request: Parameters<ShopCall>) {
  const { status, body } = await call(...request);
  if (status >= 300) throw new Error(`${request[0]} ${request[1]}: ${status} ${JSON.stringify(body)}`);
  return body?.data;
}

export async function fillShop(call: ShopCall): Promise<FilledShop> {
  const admin = await superAdminOf(call);
  const picture = await uploadPicture(call, admin, 1);
  const page = await uploadPicture(call, admin, 2);
  const imageAlts = { [picture]: { he: 'מקרוב', en: 'Close up' } };
  const create = async (kind: keyof typeof SAMPLES, fields: object) =>
    (await made(call, 'POST', `/api/${kind}`, { ...SAMPLES[kind].full, ...fields }, admin))._id as string;
  const shown = { active: true, imageAlts };
  const piece = { ...shown, imagePath: picture, secondaryImagesPathes: [page], inventory: 9 };
  const product = await create('products', piece);
  const workshop = await create('workshops', {
    ...shown,
    image: picture,
    participantLimit: 10,
    participants: 1,
  });
  const pages = {
    imagePath: picture,
    contentImagesPathes: [page, picture],
    pageTexts: [{ text: 'מסמנים קו.' }, { text: '' }],
  };
  const tutorial = await create('tutorials', { ...shown, ...pages, price: 0 });
  await create('banner-texts', { endDate: null });
  const gone = await create('products', {
    ...shown,
    imagePath: page,
    imageAlts: {},
    secondaryImagesPathes: [],
  });
  const changed = { ...SAMPLES.products.full, ...piece, inventory: 8 };
  await made(call, 'PUT', `/api/products/${product}`, changed, admin);
  await made(call, 'DELETE', `/api/products/${gone}`, undefined, admin);

  const person = {
    email: 'Dana@Example.com',
    password: 'a long password',
    firstName: 'דנה',
    lastName: 'לוי',
  };
  const { token, user } = await made(call, 'POST', '/api/auth/register', {
    ...person,
    phoneNumber: '050-0000000',
  });
  const cart = await made(call, 'POST', '/api/checkout-sessions', { items: [], userId: user._id }, token);
  const items = [
    { item: product, productType: 'Item', quantity: 2, choices: ['54'], personalText: 'נועה' },
    { item: workshop, productType: 'Workshop', quantity: 1 },
    { item: tutorial, productType: 'Tutorial', quantity: 1 },
  ];
  await made(call, 'PUT', `/api/checkout-sessions/${cart._id}`, { items }, token);
  await made(call, 'PUT', `/api/tutorials/${tutorial}/rating`, { stars: 4 }, token);
  await made(call, 'PUT', `/api/tutorials/${tutorial}/owners/${user._id}`, undefined, admin);
  const message = { name: 'נועה', email: 'noa@example.com', subject: 'טבעת', message: 'מידה 52?\nתודה' };
  await made(call, 'POST', '/api/contact-messages', message);
  const customer = { token, _id: user._id, password: person.password, email: person.email };
  return { admin, customer, ids: { product, workshop, tutorial }, picture };
}

/** Equal before and after a backup, move or crash. */
export async function answersOf(
  call: ShopCall,
  { admin, customer, ids }: FilledShop,
): Promise<Record<string, unknown>> {
  const asked: [string, string?][] = [
    ['/api/products'],
    ['/api/workshops'],
    ['/api/tutorials'],
    ['/api/banner-texts/active'],
    ['/api/products/all', admin],
    ['/api/workshops/all', admin],
    ['/api/tutorials/all', admin],
    [`/api/products/${ids.product}`, admin],
    [`/api/workshops/${ids.workshop}`, admin],
    [`/api/tutorials/${ids.tutorial}`, customer.token],
    [`/api/tutorials/${ids.tutorial}/owners`, admin],
    [`/api/admin/products/${ids.product}/history`, admin],
    ['/api/admin/products/deleted', admin],
    ['/api/banner-texts', admin],
    ['/api/users', admin],
    ['/api/contact-messages', admin],
    [`/api/checkout-sessions/user/${customer._id}?includePrice=true`, customer.token],
    ['/api/auth/profile', customer.token],
  ];
  const answers: Record<string, unknown> = {};
  for (const [path, token] of asked) {
    const { status, body } = await call('GET', path, undefined, token);
    answers[path] = { status, body };
  }
  return answers;
}
