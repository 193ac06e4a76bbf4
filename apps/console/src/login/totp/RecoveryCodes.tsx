import { Button, toast, textOf } from '@waybill/ui';
import { Icon } from '../../components/icons.ts';
import { totpText } from './totp.text.ts';

/** The recovery codes, shown once, with every way to save them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = textOf(totpText);
  const list = `${codes.join('\n')}\n`;
  function copy() {
    navigator.clipboard.writeText(list).then(
      () => toast({ variant: 'success', title: text.codesCopied }),
      () => toast({ variant: 'error', title: text.codesNotCopied }),
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-base text-ink-2">{text.codesNote}</p>
      <ul
        aria-label={text.codes}
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-lg border border-line bg-sunken px-4 py-3 font-mono text-md select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button icon={<Icon.copy aria-hidden />} onClick={copy}>
          {text.copy}
        </Button>
        <Button icon={<Icon.download aria-hidden />} onClick={() => download(list)}>
          {text.download}
        </Button>
        <Button icon={<Icon.print aria-hidden />} onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
    </div>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'waybill-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}
