import { Button, toast } from '@waybill/ui';
import { Icon } from '../../components/icons.ts';

/** The recovery codes, once, with every way to take them along. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`;
  function copy() {
    navigator.clipboard.writeText(text).then(
      () => toast({ variant: 'success', title: 'Recovery codes copied' }),
      () => toast({ variant: 'error', title: 'The browser did not let them be copied' }),
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-base text-ink-2">
        Each code gets you in once when the authenticator app is lost. They are shown only now: keep
        them where you keep other secrets, not on the phone with the app.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-lg border border-line bg-sunken px-4 py-3 font-mono text-md select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button icon={<Icon.copy aria-hidden />} onClick={copy}>
          Copy
        </Button>
        <Button icon={<Icon.download aria-hidden />} onClick={() => download(text)}>
          Download
        </Button>
        <Button icon={<Icon.print aria-hidden />} onClick={() => window.print()}>
          Print
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
