/** Calls to a running shop, as a browser makes them. */

export interface ShopAnswer {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into it freely
  body: any;
}

export type ShopCall = (method: string, path: string, body?: unknown, token?: string) => Promise<ShopAnswer>;

/** Rejects when the connection breaks; the call may have been handled. */
export function shopClient(url: string): ShopCall {
  return async (method, path, body, token) => {
    const headers: Record<string, string> = { 'accept-language': 'en' };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (token) headers.authorization = `Bearer ${token}`;
    const sent = body === undefined ? null : JSON.stringify(body);
    const answer = await fetch(`${url}${path}`, { method, headers, body: sent });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
  };
}

/** Repeats calls that a busy shop sheds. */
export function patientClient(url: string): ShopCall {
  const call = shopClient(url);
  return async (...request) => {
    for (;;) {
      const answer = await call(...request);
      if (answer.body?.code !== 'overloaded') return answer;
    }
  };
}

/** Logs in the account of `startShop` and returns its token. */
export async function superAdminOf(call: ShopCall): Promise<string> {
  const login = { email: 'owner@shop.local', password: 'hammer and paper' };
  const { status, body } = await call('POST', '/api/auth/login', login);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data.token;
}
