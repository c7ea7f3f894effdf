/** The disk turns read-only under the running shop: clear errors, nothing lost, and recovery. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { damageOf } from '#server/db/sqlite-file.ts';
import { noise } from '#server/pictures/sample-pictures.ts';
import { makeFailingDisk } from './failing-disk.ts';
import { openShop } from './open-shop.ts';
import { answersOf, fillShop, uploadPicture } from './sample-shop.ts';
import type { ShopAnswer } from './shop-client.ts';

const MESSAGE = { name: 'Noa', email: 'noa@example.com', subject: 'Ring', message: 'Size 52?' };
const told = ({ status, body, headers }: ShopAnswer) => ({
  status,
  code: body.code,
  retryAfter: headers.get('retry-after'),
});

const disk = makeFailingDisk();
afterAll(() => disk?.remove());

describe.skipIf(disk === null)('a disk that turns read-only', () => {
  it('refuses what would be written, answers what is read, and has lost nothing', async () => {
    const DATA_DIR = join(disk!.dir, 'data');
    let shop = await openShop({ DATA_DIR });
    const filled = await fillShop(shop.call);
    const send = () => shop.call('POST', '/api/contact-messages', MESSAGE);
    expect((await send()).status).toBe(202);
    const before = await answersOf(shop.call, filled);

    disk!.fail();
    expect(told(await send())).toEqual({ status: 503, code: 'database_unavailable', retryAfter: '5' });
    const image = `data:image/png;base64,${(await noise(300, 200).png().toBuffer()).toString('base64')}`;
    const upload = await shop.call('POST', '/api/files/upload', { image }, filled.admin);
    expect(told(upload)).toEqual({ status: 503, code: 'storage_unavailable', retryAfter: '5' });
    expect(await answersOf(shop.call, filled)).toEqual(before);
    expect((await shop.call('GET', '/api/health')).status).toBe(200);
    await shop.close();

    disk!.mend();
    expect(damageOf(join(DATA_DIR, 'shop.db'))).toBeNull();
    expect(readdirSync(join(DATA_DIR, 'files')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    shop = await openShop({ DATA_DIR });
    expect(await answersOf(shop.call, filled)).toEqual(before);
    expect((await send()).status).toBe(202);
    expect(await uploadPicture(shop.call, filled.admin, 70)).toMatch(/^\/files\//);
    await shop.close();
  });
});
