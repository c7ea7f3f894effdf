/** Pictures that the superAdmin uploads. The answer is bare. */
import { z } from 'zod';

/** `data:image/…;base64,…`; what it is, is told by its content and not by its name. */
export const uploadSchema = z.strictObject({ image: z.string() });

export const uploadAnswerSchema = z.object({ url: z.string() });
