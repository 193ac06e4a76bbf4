import { BrandMark, SeverityGlyph, textOf } from '@waybill/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { focusStep } from './focus-step.ts';
import { loginText } from './login.text.ts';

export interface LoginFrameProps {
  title: string;
  lead: string;
  /** A new value means a new step: the focus goes to its first field, or else to its title. */
  step?: string | undefined;
  children: ReactNode;
}

/** Content of the picture next to the form: three invented movements, no tenant data. */
const MOVEMENTS = [
  { severity: 'CRITICAL', name: 'movementPublic', from: 'Google Drive', to: 'Public' },
  { severity: 'HIGH', name: 'movementMail', from: 'Salesforce', to: 'Gmail' },
  {
    severity: 'MEDIUM',
    name: 'movementDevice',
    from: 'SharePoint',
    to: 'Device',
  },
  { severity: 'LOW', name: 'movementAssistant', from: 'GitHub', to: 'ChatGPT' },
] as const;

/** The page around the sign-in forms. Names no tenant: none is known yet. */
export function LoginFrame({ title, lead, step, children }: LoginFrameProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (step !== undefined && main.current !== null) focusStep(main.current);
  }, [step]);
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(26rem,1fr)_minmax(0,1.15fr)]">
      <main ref={main} className="flex min-w-0 flex-col px-5 py-8 sm:px-12">
        <p className="flex items-center gap-2.5 text-lg font-semibold">
          <BrandMark size={24} /> Waybill
        </p>
        <div className="mx-auto flex w-full max-w-[25rem] flex-1 flex-col justify-center py-10">
          <h1
            tabIndex={-1}
            className="text-2xl font-semibold tracking-tight text-balance outline-none"
          >
            {title}
          </h1>
          <p className="mt-1 mb-7 text-md text-ink-2">{lead}</p>
          {children}
        </div>
        <p className="text-sm text-ink-3">{textOf(loginText).openSource}</p>
      </main>
      <Picture />
    </div>
  );
}

function Picture() {
  const text = textOf(loginText);
  return (
    <div
      aria-hidden
      className="relative hidden overflow-hidden border-l border-line bg-canvas lg:block"
    >
      <svg className="absolute inset-0 size-full text-line-2">
        <defs>
          <pattern id="dots" width="22" height="22" patternUnits="userSpaceOnUse">
            <circle cx="1.5" cy="1.5" r="1" fill="currentColor" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#dots)" />
      </svg>
      <div className="relative flex h-full flex-col justify-center px-[12%]">
        <p className="max-w-md text-2xl font-semibold tracking-tight text-balance">{text.slogan}</p>
        <ul className="mt-8 flex max-w-xl flex-col gap-2.5">
          {MOVEMENTS.map((movement, index) => (
            <li
              key={movement.name}
              style={{ marginLeft: `${index * 1.75}rem` }}
              className="flex items-center gap-3.5 rounded-lg border border-line bg-surface px-4 py-3 shadow-lift"
            >
              <SeverityGlyph severity={movement.severity} size={18} />
              <span className="min-w-0 flex-1">
                <span className="block text-md font-medium">{text[movement.name]}</span>
                <span className="flex items-center gap-2 text-base text-ink-2">
                  <Place name={movement.from} /> → <Place name={movement.to} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A place by its first letter: the pictures of all sources would be a tenth of this page's code. */
function Place({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="grid size-5 place-items-center rounded-sm bg-active text-xs font-medium">
        {name.charAt(0)}
      </span>
      {name}
    </span>
  );
}
