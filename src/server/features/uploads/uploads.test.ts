import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { PICTURE_FORMATS, pictureCopy, readPictureAddress, widthsFor } from '#contract/pictures.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import {
  animatedGif,
  noise,
  plain,
  pngThatDeclares,
  redAndBlue,
  withScreen,
} from '#server/pictures/sample-pictures.ts';

const dataUrl = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

describe.each(databasesOrOnly('sqlite'))('an upload on %s', (kind) => {
  let app: TestApp;
  let owner: TestUser;
  beforeAll(async () => {
    app = await createTestApp(kind);
    owner = await app.as('superAdmin');
  });
  afterAll(() => app.close());

  const upload = (image: unknown) => owner.post(adminApi.upload(), { image });
  const stored = () => app.db.selectFrom('files').selectAll().orderBy('name').execute();
  const onDisk = async () => (await readdir(app.filesDir)).filter((name) => name !== 'copies').toSorted();
  const served = (url: string) => app.server.inject(url);

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'takes %s, whatever it is called',
    async (format) => {
      const bytes = await plain(300, 200).toFormat(format).toBuffer();
      for (const type of [`image/${format}`, 'image/jpeg', 'text/plain', '']) {
        const { status, body, headers } = await upload(dataUrl(bytes, type));
        expect({ status, body }).toEqual({ status: 200, body: { url: expect.any(String) } });
        expect(headers['cache-control']).toBe('private, no-store');
        expect(readPictureAddress(body.url)).toMatchObject({ width: 300, height: 200 });
      }
    },
  );

  it('is recorded, stored and served in its widths', async () => {
    const { body } = await upload(dataUrl(await noise(900, 600).jpeg().toBuffer(), 'image/jpeg'));
    const facts = readPictureAddress(body.url)!;
    const master = await served(body.url);
    expect(master.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': /immutable/ });
    const row = (await stored()).find(({ name }) => name === basename(body.url));
    expect(row).toMatchObject({ width: 900, height: 600, bytes: master.rawPayload.length });
    for (const format of PICTURE_FORMATS) {
      for (const width of widthsFor(900)) {
        const copy = await served(pictureCopy(facts, width, format));
        expect((await sharp(copy.rawPayload).metadata()).width).toBe(Math.min(width, 900));
      }
    }
    expect((await served(`${facts.base}.333.webp`)).statusCode).toBe(404);
  });

  it('has the same address for the same bytes only', async () => {
    const bytes = await plain(70, 50, '#336699').png().toBuffer();
    const before = (await stored()).length;
    const answers = await Promise.all([1, 2, 3].map(() => upload(dataUrl(bytes))));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    const other = await upload(dataUrl(await plain(70, 50, '#336698').png().toBuffer()));
    expect(other.body.url).not.toBe(answers[0]!.body.url);
    expect((await stored()).length).toBe(before + 2);
  });

  it('has no camera data in any of its forms, and is upright', async () => {
    const secret = 'Someone in Herzliya';
    const bytes = await redAndBlue(800, 400)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 9/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes(secret)).toBe(true);
    const { body } = await upload(dataUrl(bytes, 'image/jpeg'));
    const facts = readPictureAddress(body.url)!;
    expect(facts).toMatchObject({ width: 400, height: 800 });
    const copies = PICTURE_FORMATS.map((format) => pictureCopy(facts, 320, format));
    for (const url of [body.url, ...copies]) {
      const picture = (await served(url)).rawPayload;
      const { exif, xmp, iptc, icc, orientation } = await sharp(picture).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(picture.includes(secret)).toBe(false);
      const [top] = await sharp(picture).resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
      expect(top).toBeGreaterThan(150);
    }
  });

  it('keeps the first frame of an animation', async () => {
    const { body } = await upload(dataUrl(await animatedGif(3), 'image/gif'));
    const { pages = 1 } = await sharp((await served(body.url)).rawPayload).metadata();
    expect(pages).toBe(1);
  });

  it('accepts twenty concurrently, each complete', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        noise(400 + index, 300)
          .png()
          .toBuffer(),
      ),
    );
    const answers = await Promise.all(pictures.map((bytes) => upload(dataUrl(bytes))));
    expect(answers.map(({ status }) => status)).toEqual(pictures.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(20);
    for (const { body } of answers) expect((await served(body.url)).statusCode).toBe(200);
  });

  it('stores nothing that it refuses', async () => {
    const before = { rows: await stored(), files: await onDisk() };
    const jpeg = await noise(600, 400).jpeg().toBuffer();
    await upload(dataUrl(jpeg.subarray(0, jpeg.length / 2)));
    await upload(dataUrl(await pngThatDeclares(30_000, 30_000)));
    await upload('nothing');
    expect({ rows: await stored(), files: await onDisk() }).toEqual(before);
    expect(before.rows.map(({ name }) => name)).toEqual(before.files);
  });
});

describe('an upload is refused', () => {
  let app: TestApp;
  let owner: TestUser;
  beforeAll(async () => {
    app = await createTestApp();
    owner = await app.as('superAdmin');
  });
  afterAll(() => app.close());

  const refusal = async (image: unknown) => {
    const { status, body } = await owner.post(adminApi.upload(), { image });
    return [status, body.code];
  };
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

  test.each([
    ['nothing', ''],
    ['an address', 'https://example.com/a.png'],
    ['a data URL without base64', `data:image/svg+xml,${encodeURIComponent(svg)}`],
    ['an endless label', `data:${'x'.repeat(300)};base64,AAAA`],
    ['an empty picture', 'data:image/png;base64,'],
    ['letters that are not base64', 'data:image/png;base64,iVBORw0KGgo*****'],
    ['a half letter', 'data:image/png;base64,A'],
    ['text', dataUrl(Buffer.from('a shopping list'), 'image/jpeg')],
    ['SVG', dataUrl(Buffer.from(svg), 'image/svg+xml')],
    ['SVG that is called PNG', dataUrl(Buffer.from(svg))],
    ['SVG behind the first bytes of a JPEG', dataUrl(Buffer.from(`\xff\xd8\xff${svg}`, 'latin1'))],
    ['a PDF', dataUrl(Buffer.from('%PDF-1.7\n'))],
  ])('as no image: %s', async (_what, image) => {
    expect(await refusal(image)).toEqual([400, 'not_an_image']);
  });

  test('as no image: a valid picture with an extra character', async () => {
    const good = dataUrl(await plain(9, 9).png().toBuffer());
    expect(await refusal(`${good.slice(0, 40)}*${good.slice(40)}`)).toEqual([400, 'not_an_image']);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('as no image: a truncated %s', async (format) => {
    const whole = await noise(400, 400).toFormat(format, { effort: 1 }).toBuffer();
    for (const part of [0.01, 0.1, 0.5, 0.9, 0.98]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part));
      expect([part, ...(await refusal(dataUrl(cut)))]).toEqual([part, 400, 'not_an_image']);
    }
  });

  test('as too large: one byte over 10 MB, but not one less', async () => {
    const picture = await plain(9, 9).png().toBuffer();
    const padded = (length: number) => Buffer.concat([picture, Buffer.alloc(length - picture.length)]);
    expect(await refusal(dataUrl(padded(BOUNDS.upload + 1)))).toEqual([413, 'picture_too_large']);
    expect((await owner.post(adminApi.upload(), { image: dataUrl(padded(BOUNDS.upload)) })).status).toBe(200);
  });

  test('as too large: a body that no picture fills', async () => {
    expect(await refusal('x'.repeat(15 * 1024 * 1024))).toEqual([413, 'picture_too_large']);
  });

  test('as too large: small files with too many pixels', async () => {
    const bombs = [
      await pngThatDeclares(30_000, 30_000),
      await pngThatDeclares(40_001, 1_000),
      withScreen(await animatedGif(40), 1_001, 1_000),
      withScreen(await animatedGif(2_000), 200, 200),
    ];
    const before = process.memoryUsage.rss();
    for (const bomb of bombs) expect(await refusal(dataUrl(bomb))).toEqual([413, 'picture_too_large']);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
  });

  test.each([
    [{}, 'image'],
    [{ image: null }, 'image'],
    [{ image: 7 }, 'image'],
    [{ image: '', name: 'a.png' }, 'name'],
  ])('where the call is not right: %j', async (body, field) => {
    const answer = await owner.post(adminApi.upload(), body);
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([
      400,
      'invalid',
      [field],
    ]);
  });

  test('for anyone else before it is read, and other calls have a smaller limit', async () => {
    const image = 'x'.repeat(BOUNDS.body);
    expect((await app.send('POST', adminApi.upload(), { image })).status).toBe(401);
    const customer = await app.as('customer');
    expect((await customer.post(adminApi.upload(), { image })).status).toBe(403);
    expect((await app.send('POST', api.login(), { email: image })).status).toBe(413);
  });
});
