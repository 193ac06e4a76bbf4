import { z } from 'zod';
import { optionalText, requiredText } from '../wire/fields.ts';

const Input = z
  .record(z.string(), z.unknown(), { error: '"input" must be an object' })
  .nullish()
  .transform((input) => input ?? {});

const Options = z
  .object(
    {
      location: optionalText('location'),
      redirectUrl: optionalText('redirectUrl'),
      tenant: optionalText('tenant'),
    },
    { error: '"options" must be an object' },
  )
  .nullish();

export type StartOptions = z.infer<typeof Options>;

/** Body of `/v1/flow/start`. */
export const StartBody = z.object({
  flowId: requiredText('flowId'),
  options: Options,
  interactionId: optionalText('interactionId'),
  /** Conditions and component parts do not exist in this provider: accepted and ignored. */
  conditionInteractionId: optionalText('conditionInteractionId'),
  componentsVersion: optionalText('componentsVersion'),
  flowVersions: z
    .record(z.string(), z.number(), { error: '"flowVersions" must be numbers' })
    .nullish(),
  input: Input,
});

/** Body of `/v1/flow/next`. */
export const NextBody = z.object({
  executionId: requiredText('executionId'),
  stepId: requiredText('stepId'),
  interactionId: requiredText('interactionId'),
  version: z.number({ error: '"version" must be a number' }).nullish(),
  componentsVersion: optionalText('componentsVersion'),
  input: Input,
});
