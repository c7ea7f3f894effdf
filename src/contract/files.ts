import { z } from 'zod';

/** `data:image/…;base64,…`; the type comes from the content, not from the name. */
export const uploadSchema = z.strictObject({ image: z.string() });

export const uploadAnswerSchema = z.object({ url: z.string() });
