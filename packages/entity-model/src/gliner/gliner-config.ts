import { z } from 'zod';

/** Default words of the first of these models, whose files do not contain them. */
const USUAL_WIDTH = 12;
const USUAL_WORDS = 384;
const USUAL_POSITIONS = 512;

const count = (most: number) => z.number().int().min(1).max(most);

/** What is used of a `gliner_config.json`. */
export const GlinerConfig = z.object({
  /** Words that a name may have. */
  max_width: count(100).default(USUAL_WIDTH),
  /** Words that are read at once. */
  max_len: count(8192).default(USUAL_WORDS),
  ent_token: z.string().min(1).default('<<ENT>>'),
  sep_token: z.string().min(1).default('<<SEP>>'),
  span_mode: z
    .string()
    .default('markerV0')
    .refine((mode) => mode !== 'token_level', 'models that score words and not spans are not read'),
  words_splitter_type: z
    .string()
    .default('whitespace')
    .refine((type) => type === 'whitespace', 'only texts split by whitespace are read'),
  labels_encoder: z.null('models with an encoder of their own for labels are not read').optional(),
  encoder_config: z
    .object({ max_position_embeddings: count(131_072).default(USUAL_POSITIONS) })
    .nullish(),
});

export type GlinerConfig = z.output<typeof GlinerConfig>;

/** Pieces read at a time: time and memory are quadratic in it. */
export function positionsOf({ encoder_config: encoder }: GlinerConfig): number {
  return Math.min(USUAL_POSITIONS, encoder?.max_position_embeddings ?? USUAL_POSITIONS);
}
