import type { SourceDescription } from '@waybill/contract';
import { CodeBlock, textOf } from '@waybill/ui';
import { Icon } from '../../../../../components/icons.ts';
import { connectText } from './connect.text.ts';

export interface SetupPathProps {
  /** Name of the source. */
  name: string;
  setup: NonNullable<SourceDescription['setup']>;
}

/** Where to create the credentials in the vendor's console, and the command to generate a secret. */
export function SetupPath({ name, setup: { path, address, command } }: SetupPathProps) {
  const text = textOf(connectText);
  return (
    <>
      <div>
        <p className="mb-1.5 font-medium">{text.whereAt(name)}</p>
        <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
          {path.map((menu, index) => (
            <li key={menu} className="flex items-center gap-1.5">
              {index > 0 && <Icon.next aria-hidden className="size-3.5 shrink-0 text-ink-3" />}
              <span>{menu}</span>
            </li>
          ))}
        </ol>
        {address !== null && (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="mt-1.5 inline-flex items-center gap-1 text-accent underline-offset-2 hover:underline"
          >
            {text.openAt(name)}
            <Icon.openFull aria-hidden className="size-3.5" />
          </a>
        )}
      </div>
      {command !== null && (
        <div>
          <p className="mb-1.5 font-medium">{text.setupCommand}</p>
          <CodeBlock label={text.setupCommand} value={command} hasLineNumbers={false} />
        </div>
      )}
    </>
  );
}
