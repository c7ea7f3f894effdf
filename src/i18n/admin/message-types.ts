/** Apart from the loader so that the English parts can name it. */
import type { ErrorSentences } from '../errors.he.ts';
import type { Texts } from '../message-types.ts';
import type { he } from './he.ts';

export type AdminMessages = Texts<Omit<typeof he, 'errors'>> & { errors: ErrorSentences };
