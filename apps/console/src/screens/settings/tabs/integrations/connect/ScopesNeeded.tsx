import { CodeBlock, textOf } from '@waybill/ui';
import { connectText } from './connect.text.ts';

/** Scopes to grant at the vendor, to be copied. */
export function ScopesNeeded({ scopes }: { scopes: readonly string[] }) {
  const text = textOf(connectText);
  if (scopes.length === 0) return <p className="text-ink-2">{text.noScopes}</p>;
  return (
    <div>
      <p className="mb-1.5 font-medium">{text.scopesNeeded}</p>
      <CodeBlock
        label={text.scopesNeeded}
        value={scopes.join('\n')}
        hasLineNumbers={false}
        maxHeight={180}
      />
    </div>
  );
}
