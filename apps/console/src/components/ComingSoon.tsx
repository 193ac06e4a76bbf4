import { Badge, buttonClass, PageHeader, Panel, textOf } from '@waybill/ui';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { comingSoonText } from './coming-soon.text.ts';

export interface ComingSoonProps {
  title: string;
  icon: LucideIcon;
  /** What the screen will do, in one sentence. */
  promise: string;
  /** Its planned contents, one line each. */
  contents: readonly string[];
  /** What is possible today: on another screen, or with a command on the server. */
  today: { text: string; label: string; to: string } | { text: string; command: string };
}

/** A screen without contents yet; it says so, and what works today. */
export function ComingSoon({ title, icon: Picture, promise, contents, today }: ComingSoonProps) {
  const text = textOf(comingSoonText);
  return (
    <div className="flex max-w-3xl flex-col gap-4 p-5 max-sm:p-3">
      <PageHeader title={title} description={promise} />
      <Panel
        isFlush
        title={text.contents}
        aside={
          <span className="flex items-center gap-2">
            <Picture aria-hidden className="size-4" strokeWidth={1.7} />
            <Badge>{text.notBuilt}</Badge>
          </span>
        }
      >
        <ul className="px-4 py-1.5">
          {contents.map((line) => (
            <li
              key={line}
              className="flex min-h-11 items-center gap-3 border-b border-line py-2 last:border-b-0"
            >
              <span
                aria-hidden
                className="size-4 shrink-0 rounded-full border border-dashed border-line-control"
              />
              <span className="min-w-0 text-pretty text-ink-2">{line}</span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-sunken px-4 py-3">
          <p className="min-w-0 flex-1 basis-64 text-pretty">{today.text}</p>
          {'to' in today ? (
            <Link to={today.to} className={buttonClass('secondary', 'md')}>
              {today.label}
            </Link>
          ) : (
            <code className="rounded-sm border border-line bg-surface px-2 py-1 font-mono text-sm">
              {today.command}
            </code>
          )}
        </div>
      </Panel>
    </div>
  );
}
