import type { PolicyContent } from '@waybill/contract';

/**
 * A renamed policy. The name of its only rule is not shown elsewhere: it follows, unless it has its
 * own.
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
