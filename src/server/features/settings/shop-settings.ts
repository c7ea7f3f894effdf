import type { Settings } from '#contract/settings.ts';
import type { Config } from '#server/config.ts';
import type { CatalogueVersion } from '#server/db/catalogue-version.ts';
import type { Database } from '#server/db/schema.ts';
import { SingleFlight } from '#server/platform/concurrency/single-flight.ts';
import { type SettingsContext, effectiveSettings } from './effective-settings.ts';
import { type StoredSettings, readSettings } from './settings.repository.ts';

type SettingsConfig = Pick<Config, 'shop' | 'demo' | 'payments'>;

const NOTHING_STORED: StoredSettings = { version: 1, overrides: new Map(), isDemoCleared: false };

/** The settings in effect. At most a second behind another process's change, as the catalogue is. */
export class ShopSettings {
  readonly #db: Database;
  readonly #catalogue: CatalogueVersion;
  readonly #config: SettingsConfig;
  readonly #reads = new SingleFlight<Settings>();
  #readFor: string | null = null;
  #settings: Settings;

  constructor(db: Database, catalogue: CatalogueVersion, config: SettingsConfig) {
    this.#db = db;
    this.#catalogue = catalogue;
    this.#config = config;
    this.#settings = this.effective(NOTHING_STORED);
  }

  /** The last known ones when the database can't be read. Never call it within a transaction: it reads outside of it. */
  async current(): Promise<Settings> {
    try {
      const version = await this.#catalogue.version();
      return this.#readFor === version
        ? this.#settings
        : await this.#reads.run(version, () => this.#read(version));
    } catch {
      return this.#settings;
    }
  }

  effective(stored: StoredSettings): Settings {
    return effectiveSettings(stored, this.contextOf(stored));
  }

  /** Built-in texts follow the details that are set. */
  defaults(stored: StoredSettings): Settings {
    const facts = new Map([...stored.overrides].filter(([path]) => !path.startsWith('texts.')));
    const { texts } = this.effective({ ...stored, overrides: facts });
    return { ...this.effective({ ...stored, overrides: new Map() }), texts };
  }

  contextOf({ isDemoCleared }: Pick<StoredSettings, 'isDemoCleared'>): SettingsContext {
    const { shop: environment, demo, payments } = this.#config;
    return {
      environment,
      isDemo: demo && !isDemoCleared,
      hasProvider: payments.provider.kind !== 'none',
    };
  }

  async #read(version: string): Promise<Settings> {
    this.#settings = this.effective(await readSettings(this.#db));
    this.#readFor = version;
    return this.#settings;
  }
}
