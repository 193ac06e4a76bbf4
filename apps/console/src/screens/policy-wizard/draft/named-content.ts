import type { PolicyContent } from '@waybill/contract';

/**
 * What a policy becomes under another name. The name of its only rule is shown nowhere else: it follows,
 * unless it was given one of its own.
 */
export function namedContent(
  { name: before, rules }: PolicyContent,
  name: string,
): Partial<PolicyContent> {
  const [only, ...others] = rules;
  if (only === undefined || others.length > 0) return { name };
  const isOwn = only.name.trim() !== '' && only.name !== before;
  return isOwn ? { name } : { name, rules: [{ ...only, name }] };
}
