import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { BOUNDS } from '#domain/bounds.ts';
import { API_PREFIX } from '#contract/api-path.ts';
import { inBoth } from '#contract/localized.ts';
import { DEFAULT_LANG } from '#domain/language.ts';
import type { AppOptions } from './app-options.ts';
import { CatalogueVersion } from './db/catalogue-version.ts';
import { MeetingTimes } from './db/meetings-around.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { newsletterAdminRoutes } from './features/accounts/newsletter/newsletter.admin-routes.ts';
import { oneClickRoutes } from './features/accounts/newsletter/one-click.routes.ts';
import { Passwords } from './features/accounts/login/passwords.ts';
import { userOfToken } from './features/accounts/login/tokens.ts';
import { bannerTextEntries } from './features/banner-texts/banner-text-entries.ts';
import { bannerTextRoutes } from './features/banner-texts/banner-texts.routes.ts';
import { cartRoutes } from './features/carts/carts.routes.ts';
import { contactMessageAdminRoutes } from './features/contact-messages/contact-messages.admin-routes.ts';
import { contactMessageRoutes } from './features/contact-messages/contact-messages.routes.ts';
import { demoAdminRoutes } from './features/demo/demo.admin-routes.ts';
import { draftAdminRoutes } from './features/drafts/drafts.admin-routes.ts';
import { entryAdminRoutes } from './features/entries/entries.admin-routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { firstStepsAdminRoutes } from './features/first-steps/first-steps.admin-routes.ts';
import { cancellationFormRoutes, ownCancellationRoutes } from './features/orders/cancel.routes.ts';
import { openOrderOf } from './features/orders/open-orders.repository.ts';
import { orderMoveRoutes } from './features/orders/order-moves.admin-routes.ts';
import { takeOrderRoutes } from './features/orders/take-order.admin-routes.ts';
import { orderAdminRoutes } from './features/orders/orders.admin-routes.ts';
import { signingStages } from './features/orders/signed-stages.ts';
import { orderRoutes, orderStatusRoutes } from './features/orders/orders.routes.ts';
import { notifyRoutes } from './features/orders/paying/notify.routes.ts';
import { paymentAdminRoutes } from './features/orders/paying/payments.admin-routes.ts';
import { returnRoutes } from './features/orders/paying/return.routes.ts';
import { openProvider } from './payments/open-provider.ts';
import { checkoutOptionsRoutes } from './features/orders/checkout-options.routes.ts';
import { checkoutRoutes } from './features/orders/checkout.routes.ts';
import { overviewAdminRoutes } from './features/overview/overview.admin-routes.ts';
import { productEntries } from './features/products/product-entries.ts';
import { productExportRoutes } from './features/products/product-export.admin-routes.ts';
import { productRoutes } from './features/products/products.routes.ts';
import { search } from './features/search/search-results.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { settingsAdminRoutes } from './features/settings/settings.admin-routes.ts';
import { ShopSettings } from './features/settings/shop-settings.ts';
import { shopFactsRoutes } from './features/shop-facts/shop-facts.routes.ts';
import { siteFileRoutes } from './features/site-files/site-files.routes.ts';
import { sitemapRoutes } from './features/sitemap/sitemap.routes.ts';
import { recordInterest } from './features/tutorials/interest.repository.ts';
import { ownerAdminRoutes } from './features/tutorials/owners.admin-routes.ts';
import { ownTutorialRoutes } from './features/tutorials/own-tutorials.routes.ts';
import { tutorialEntries } from './features/tutorials/tutorial-entries.ts';
import { tutorialRoutes } from './features/tutorials/tutorials.routes.ts';
import { importAdminRoutes } from './features/imports/imports.admin-routes.ts';
import { uploadAdminRoutes } from './features/uploads/uploads.admin-routes.ts';
import { Uploads } from './features/uploads/uploads.service.ts';
import { userExportRoutes } from './features/accounts/users/user-export.admin-routes.ts';
import { rosterRoutes } from './features/roster/roster.admin-routes.ts';
import { handOverRoutes } from './features/roster/hand-over.routes.ts';
import { waitingListRoutes } from './features/waiting-list/waiting-list.routes.ts';
import { roleAdminRoutes } from './features/accounts/users/roles.admin-routes.ts';
import { userAdminRoutes } from './features/accounts/users/users.admin-routes.ts';
import { calendarRoutes } from './features/workshops/calendar.routes.ts';
import { violationRoutes } from './features/violations/violations.routes.ts';
import { countPages, countSearches } from './features/week/counted-requests.ts';
import { PageCounts } from './features/week/page-counts.ts';
import { viewRoutes } from './features/week/views.routes.ts';
import { weekAdminRoutes } from './features/week/week.admin-routes.ts';
import { workshopEntries } from './features/workshops/workshop-entries.ts';
import { workshopRoutes } from './features/workshops/workshops.routes.ts';
import { PUBLIC_INTERNET } from './pictures/remote/fetch-policy.ts';
import { filesPlugin } from './pictures/files.plugin.ts';
import { PageGrants } from './features/tutorials/page-grants.ts';
import { pageKey } from './features/tutorials/page-key.ts';
import { PrivatePictures } from './pictures/private-pictures.ts';
import { PaidPages } from './features/tutorials/paid-pages.ts';
import { jobHandlers } from './job-handlers.ts';
import { JobRunner } from './jobs/job-runner.ts';
import { registerAuth, requireRole } from './platform/http/auth.ts';
import { answerClientError } from './platform/http/client-errors.ts';
import { frameworkErrors, registerErrors } from './platform/http/errors.ts';
import { registerJsonBodies } from './platform/http/json-bodies.ts';
import { originForm, registerHostCheck } from './platform/http/request-line.ts';
import { RateLimiter } from './platform/load/rate-limiter.ts';
import { createLogger, logging, registerLogging } from './platform/observability/logging.ts';
import { registerOpenApi } from './platform/http/openapi.ts';
import { registerLoadShedding } from './platform/load/load-shedding.ts';
import { Precedence } from './platform/load/precedence.ts';
import { proxyTrust } from './platform/http/proxy-trust.ts';
import { STREAM_COMPRESSION } from './platform/responses/stream-compression.ts';
import { ResponseCache } from './platform/responses/response-cache.ts';
import { registerRequestContext } from './platform/http/request-context.ts';
import { registerSecurityHeaders, securityHeaders } from './platform/http/security-headers.ts';
import { connectionLimits, registerBodyTime } from './platform/http/time-limits.ts';
import { SYSTEM_TIMERS } from './platform/process/timers.ts';
import { shareRoutes } from './features/share-pictures/share.routes.ts';
import { findShared } from './shared-entry.ts';
import { isPageAddress } from './ssr/address.ts';
import { badAddressPage } from './ssr/crash-page.ts';
import { registerPageDependencies } from './ssr/in-process.ts';
import { PageVersions } from './ssr/page-version.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Closes with the app; runs once the app is started. */
    jobs: JobRunner;
  }
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, files, pages, scriptHashes = [], metrics, sender } = options;
  const { now = () => new Date(), timers = SYSTEM_TIMERS } = options;
  const catalogue = options.catalogue ?? new CatalogueVersion(db);
  const responseCache = new ResponseCache(catalogue);
  const rateLimiter = new RateLimiter(db, { on: config.limits.on, now });
  const passwords = options.passwords ?? new Passwords();
  const key = await pageKey(db);
  const grants = new PageGrants(key, now);
  const privatePictures = new PrivatePictures(key);

  const headers = securityHeaders({ publicUrl: config.publicUrl, scriptHashes });

  const app = Fastify({
    ...logging(createLogger({ level: config.logLevel, ...options.logger, onError: metrics?.countError })),
    ...connectionLimits(options.times),
    trustProxy: proxyTrust(config.trustProxy),
    bodyLimit: BOUNDS.body,
    // Longer than Node allows an address to be, because the routes validate ids.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: originForm,
    frameworkErrors: frameworkErrors(headers, pages ? badAddressPage : () => null),
    clientErrorHandler: answerClientError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerJsonBodies(app);

  registerErrors(app, pages && isPageAddress);
  registerRequestContext(app);
  registerLogging(app);
  metrics?.watch(app);
  registerBodyTime(app, options.times);
  registerSecurityHeaders(app, headers);
  registerHostCheck(app);
  registerLoadShedding(app, { capacities: options.queues, onShed: metrics?.countShed });
  registerPageDependencies(app);
  registerAuth(app, (token) => userOfToken(db, token, now()));
  const settings = new ShopSettings(db, catalogue, config);
  const { shop } = await settings.current();
  await registerOpenApi(app, { publicUrl: config.publicUrl, name: inBoth(shop.name).en });

  const uploads = files && new Uploads({ db, files, now });
  const { fetchPolicy: policy = PUBLIC_INTERNET } = options;
  const imports = uploads && { db, catalogue, uploads, policy, now };
  const precedence = new Precedence({ timers });
  const provider = options.provider ?? (await openProvider({ app, db, config, now }));
  const { askEverySeconds } = config.payments;
  const paying = provider && { db, provider, publicUrl: config.publicUrl, askEverySeconds, now, timers };
  const inJobs = { db, config, settings, passwords, sender, paying, precedence, imports, now };
  const jobs: JobRunner = new JobRunner({
    db,
    handlers: jobHandlers({ ...inJobs, runner: () => jobs }),
    log: app.log,
    now,
    times: options.jobTimes,
    timers,
    giveWay: () => precedence.giveWay(),
  });
  app.decorate('jobs', jobs);
  // No job starts while the last requests are answered.
  app.addHook('preClose', async () => jobs.stop());
  app.addHook('onClose', () => jobs.close());
  const findsNothing = async (query: string) =>
    (await search(db, { query, limit: 1, lang: DEFAULT_LANG, now: now() })).length === 0;
  const counts = new PageCounts({ db, log: app.log, now, findsNothing });
  app.addHook('onClose', () => counts.close());
  const accounts = { db, config, settings, rateLimiter, passwords, jobs, now };
  const contact = { db, config, settings, rateLimiter, jobs, now };
  const paidPages = new PaidPages(db, catalogue);
  const isPrivate = async (address: string) => privatePictures.has(address) || paidPages.has(address);

  const api = { prefix: API_PREFIX };
  await app.register(healthRoutes, { ...api, db });
  await app.register(shopFactsRoutes, { ...api, settings, responseCache, config, now });
  await app.register(productRoutes, { ...api, db, responseCache, now });
  const meetings = new MeetingTimes(db, catalogue);
  await app.register(workshopRoutes, { ...api, db, settings, responseCache, meetings, now });
  await app.register(calendarRoutes, { ...api, db, settings, publicUrl: config.publicUrl });
  await app.register(tutorialRoutes, { ...api, db, responseCache, grants, now });
  await app.register(searchRoutes, { ...api, db, responseCache, now, onEmpty: countSearches(counts) });
  await app.register(ownTutorialRoutes, { ...api, db, now });
  await app.register(accountRoutes, { ...api, ...accounts });
  await app.register(oneClickRoutes, { db, now });
  await app.register(cartRoutes, { ...api, db, settings, recordInterest, openOrderOf, now });
  await app.register(orderStatusRoutes, { ...api, db });
  await app.register(checkoutOptionsRoutes, { ...api, settings, online: provider });
  await app.register(bannerTextRoutes, { ...api, db, responseCache, now });
  await app.register(viewRoutes, { ...api, counts });
  await app.register(violationRoutes, { onViolation: metrics?.countViolation, now });
  await app.register(contactMessageRoutes, { ...api, ...contact });
  await app.register(async (orders) => {
    orders.addHook('preSerialization', signingStages(grants));
    await orders.register(orderRoutes, { db, settings, paying, now });
    await orders.register(checkoutRoutes, { db, settings, config, paying, jobs, precedence, now });
    await orders.register(ownCancellationRoutes, { db, paying, jobs, now });
  }, api);
  await app.register(cancellationFormRoutes, { ...api, ...contact });
  await app.register(waitingListRoutes, { ...api, db, settings, jobs, now });
  await app.register(handOverRoutes, { ...api, db, rateLimiter, jobs, now });
  const notified = { db, provider, jobs, now };
  await app.register(notifyRoutes, { ...api, ...notified });
  await app.register(returnRoutes, notified);

  await app.register(async (admin) => {
    requireRole(admin, 'superAdmin');
    // Complete lists of thousands of entries are megabytes, a tenth of that compressed.
    await admin.register(compress, STREAM_COMPRESSION);
    await admin.register(async (orders) => {
      orders.addHook('preSerialization', signingStages(grants));
      await orders.register(orderAdminRoutes, { db, now });
      await orders.register(takeOrderRoutes, { db, settings, config, jobs, now });
      if (uploads)
        await orders.register(orderMoveRoutes, { db, uploads, privatePictures, paying, jobs, now });
      await orders.register(paymentAdminRoutes, { ...notified, config: config.payments.provider });
    });
    await admin.register(userAdminRoutes, { db });
    await admin.register(userExportRoutes, { db, now });
    await admin.register(newsletterAdminRoutes, { db, config, now });
    await admin.register(productExportRoutes, { db, now });
    await admin.register(roleAdminRoutes, accounts);
    await admin.register(ownerAdminRoutes, { db, now });
    const types = [productEntries, workshopEntries, tutorialEntries(grants), bannerTextEntries];
    await admin.register(entryAdminRoutes, { db, catalogue, types, jobs, now });
    await admin.register(rosterRoutes, { db, jobs, now });
    await admin.register(draftAdminRoutes, { db, now });
    await admin.register(firstStepsAdminRoutes, { db, settings });
    await admin.register(overviewAdminRoutes, { db, now });
    await admin.register(weekAdminRoutes, { db, counts, now });
    await admin.register(contactMessageAdminRoutes, contact);
    await admin.register(settingsAdminRoutes, { db, catalogue, settings, isPaidPage: isPrivate, now });
    await admin.register(demoAdminRoutes, { db, catalogue, now });
    if (uploads && imports) {
      await admin.register(uploadAdminRoutes, { uploads });
      await admin.register(importAdminRoutes, { imports, jobs });
    }
  }, api);

  if (files) await app.register(filesPlugin, { store: files, grants, paidPages: { has: isPrivate } });
  await app.register(siteFileRoutes, { settings, publicUrl: config.publicUrl, now });
  await app.register(sitemapRoutes, { db, catalogue, publicUrl: config.publicUrl });
  if (files && options.shareDir)
    await app.register(shareRoutes, {
      find: findShared(db, now),
      settings,
      files,
      dir: options.shareDir,
      now,
    });
  if (pages) {
    const versions = new PageVersions({ db, catalogue, now });
    await app.register(pages, { versions, onPage: countPages(counts) });
  }

  await app.ready();
  return app;
}
