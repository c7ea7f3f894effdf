import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databasesOrOnly } from '#test/databases.ts';
import { isLong } from '#test/long-run.ts';
import { IN_HOLD, type OrderDesk, openOrderDesk } from '#test/order-desk.ts';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { Order, ShownStage } from '#contract/orders.ts';
import { plainAddress } from '#contract/page-grants.ts';
import { pictureCopy, readPictureAddress } from '#contract/pictures.ts';
import { noise, plain, redAndBlue } from '#server/pictures/sample-pictures.ts';

const dataUrl = (bytes: Buffer, type = 'jpeg') => `data:image/${type};base64,${bytes.toString('base64')}`;

/** As a phone takes it: lying on its side, with place, maker and moment. */
const phonePhoto = async (width: number, height: number) =>
  redAndBlue(width, height)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Phone of Dana', ImageDescription: 'kitchen bench' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 9/1 0/1' },
    })
    .toBuffer();

describe.each(databasesOrOnly('sqlite'))('pictures of the work on %s', (kind) => {
  let desk: OrderDesk;
  let order: AdminOrder;
  beforeEach(async () => {
    desk = await openOrderDesk(kind);
    order = await desk.sell();
  });
  afterEach(() => desk.close());

  const line = () => adminApi.orderLine(order._id, order.lines[0]!._id);
  const show = async (body: object) =>
    (await desk.admin.put(line(), { state: 'making', mail: false, ...body })).body.data as AdminOrder;
  const stagesOf = ({ lines }: Order): ShownStage[] => lines[0]!.stages ?? [];
  const own = async () => (await desk.customer.get(orderApi.order(order._id))).body.data as Order;
  const status = async (url: string) => (await desk.app.get(url)).status;
  const bytesOf = async (url: string) => (await desk.app.server.inject({ url })).rawPayload;

  /** Its address with the signature of a copy, as a page asks for it. */
  const copyOf = ({ image, imageSignatures }: ShownStage, width: number) => {
    const [path, query] = image!.split('?');
    const copy = pictureCopy(readPictureAddress(path!)!, width, 'avif');
    return `${copy}?${query!.replace(/[^=]+$/, imageSignatures![width]!)}`;
  };

  it('come upright, small and without place, camera or moment to the customer', async () => {
    const photo = await phonePhoto(2400, 1800);
    expect(photo.toString('latin1')).toContain('Phone of Dana');
    await show({ image: dataUrl(photo) });
    const [stage] = stagesOf(await own());
    for (const url of [stage!.image!, copyOf(stage!, 720)]) {
      const bytes = await bytesOf(url);
      expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|Phone of Dana|kitchen bench/);
      const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect([height > width, exif, xmp, iptc, icc, orientation]).toEqual([
        true,
        ...Array(5).fill(undefined),
      ]);
    }
    const { height, width } = await sharp(await bytesOf(stage!.image!)).metadata();
    expect([width, height]).toEqual([1500, 2000]);
    expect((await bytesOf(copyOf(stage!, 720))).length).toBeLessThan(100_000);
  });

  it.runIf(kind === 'sqlite' || isLong)('take what a phone with 12 megapixels sends as it is', async () => {
    const photo = await noise(4032, 3024).jpeg({ quality: 40 }).toBuffer();
    await show({ image: dataUrl(photo) });
    const { width, height } = await sharp(await bytesOf(stagesOf(await own())[0]!.image!)).metadata();
    expect([width, height]).toEqual([2000, 1500]);
  });

  it('open by their own signature alone, until it ends', async () => {
    const picture = async (color: string) => dataUrl(await plain(900, 600, color).png().toBuffer(), 'png');
    await show({ image: await picture('#112233') });
    const [first, second] = stagesOf(await show({ image: await picture('#332211') }));
    for (const opened of [first!.image!, copyOf(first!, 320), second!.image!])
      expect([opened, await status(opened)]).toEqual([opened, 200]);
    const [query, otherQuery] = [first!, second!].map(({ image }) => image!.split('?')[1]!);
    const path = plainAddress(first!.image!);
    const copy = copyOf(first!, 320).split('?')[0]!;
    const closed = [
      path,
      copy,
      pictureCopy(readPictureAddress(path)!, 320, 'webp'),
      `${path}?${otherQuery}`,
      `${copy}?${query}`,
      `${copyOf(first!, 320).replace('.320.', '.720.')}`,
      first!.image!.replace(/expires=\d+/, 'expires=9999999999'),
      first!.image!.replace(first!._id, second!._id),
      first!.image!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      `${path}?signature=`,
    ];
    for (const url of closed) expect([url, await status(url)]).toEqual([url, 404]);
    expect((await desk.app.get(first!.image!)).headers['cache-control']).toMatch(/^private, max-age=\d+$/);
    desk.clock.now = new Date(IN_HOLD.getTime() + 15 * 60_000);
    for (const url of [first!.image!, copyOf(first!, 320)]) expect(await status(url)).toBe(404);
    expect(await status(stagesOf(await own())[0]!.image!)).toBe(200);
  });

  it('are told to their customer and the admin, to nobody else', async () => {
    await show({ image: dataUrl(await plain(90, 60).jpeg().toBuffer()), text: 'soldered' });
    const stranger = await desk.app.as(await desk.app.has.user());
    const path = orderApi.order(order._id);
    expect((await stranger.get(path)).status).toBe(404);
    expect((await desk.app.get(path)).status).toBe(401);
    const status = await desk.app.get(orderApi.orderStatus(order._id));
    expect(status.text).not.toMatch(/soldered|files/);
    const listed = (await stranger.get(orderApi.orders())).body.data;
    expect(listed).toEqual([]);
    for (const other of [stranger, desk.customer])
      expect((await other.put(line(), { state: 'making', text: 'mine' })).status).toBe(403);
    const [mine] = (await desk.customer.get(orderApi.orders())).body.data;
    expect(stagesOf(mine)[0]).toMatchObject({
      text: 'soldered',
      image: expect.stringContaining('signature='),
    });
    expect(stagesOf(mine)[0]).not.toHaveProperty('imageSignatures');
  });

  describe('taken back', () => {
    const stagePath = (stage: string, of = order) => adminApi.orderStage(of._id, of.lines[0]!._id, stage);

    it('are gone from the order, which stays where it is', async () => {
      await show({ text: 'first' });
      const shown = await show({ text: 'second', image: dataUrl(await plain(90, 60).jpeg().toBuffer()) });
      const [first, second] = stagesOf(shown);
      const removed = await desk.admin.delete(stagePath(second!._id), { 'if-match': `"${shown.version}"` });
      expect([removed.status, removed.body.data.version]).toEqual([200, shown.version + 1]);
      expect(stagesOf(removed.body.data)).toEqual([first]);
      expect(stagesOf(await own())).toEqual([first]);
      expect((await own()).lines[0]!.state).toBe('making');
      expect((await desk.admin.delete(stagePath(second!._id))).status).toBe(404);
      await desk.admin.delete(stagePath(first!._id));
      expect((await own()).lines[0]).not.toHaveProperty('stages');
    });

    it('only from their own line, by the admin, and of the version that was seen', async () => {
      const shown = await show({ text: 'first' });
      const [stage] = stagesOf(shown);
      const other = await desk.sell();
      const [piece, seat] = order.lines;
      for (const path of [
        stagePath(stage!._id, other),
        adminApi.orderStage(order._id, seat!._id, stage!._id),
        adminApi.orderStage(other._id, piece!._id, stage!._id),
        stagePath('unknown'),
      ])
        expect([path, (await desk.admin.delete(path)).status]).toEqual([path, 404]);
      expect((await desk.customer.delete(stagePath(stage!._id))).status).toBe(403);
      const old = await desk.admin.delete(stagePath(stage!._id), { 'if-match': `"${shown.version - 1}"` });
      expect([old.status, old.body.code]).toEqual([412, 'old_version']);
      expect(stagesOf(await own())).toEqual([stage]);
    });
  });
});
