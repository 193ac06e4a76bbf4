import { Button, textOf } from '@waybill/ui';
import type { LoginMethod } from '@waybill/contract';
import { useId, useState } from 'react';
import { Icon } from '../../components/icons.ts';
import { methodLook } from '../login-methods.ts';
import { OauthButtons } from './OauthButtons.tsx';
import { loginText } from '../login.text.ts';

export interface OtherWaysProps {
  methods: readonly LoginMethod[];
  isBusy: boolean;
  onChoose: (method: LoginMethod, provider?: string) => void;
}

/** The other enabled methods, folded: most people need one. */
export function OtherWays({ methods, isBusy, onChoose }: OtherWaysProps) {
  const text = textOf(loginText);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (methods.length === 0) return null;
  return (
    <div className="border-t border-line pt-4">
      <Button
        variant="ghost"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={id}
        icon={isOpen ? <Icon.expand aria-hidden /> : <Icon.next aria-hidden />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text.otherWays}
      </Button>
      <div id={id} className={isOpen ? 'mt-2 flex flex-col gap-2' : 'hidden'}>
        {methods.map((method) =>
          method === 'oauth' ? (
            <OauthButtons
              key={method}
              isBusy={isBusy}
              onChoose={(provider) => onChoose(method, provider)}
            />
          ) : (
            <Button
              key={method}
              className="w-full"
              disabledReason={isBusy ? text.oneMoment : undefined}
              onClick={() => onChoose(method)}
            >
              {methodLook(method).choice}
            </Button>
          ),
        )}
      </div>
    </div>
  );
}
