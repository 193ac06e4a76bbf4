import { clsx } from 'clsx';
import { useCanvas } from './canvas-context.ts';
import { stubWords, type StubOf } from './stub-words.ts';

/** Opens or closes a version's sources or results. By key: E and Shift+E at its node. */
export function StubButton(props: StubOf) {
  const { direction, version, stub } = props;
  const canvas = useCanvas();
  const words = stubWords(props);
  if (words === null) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={words.full}
      aria-expanded={stub.isOpen}
      onClick={() => canvas.toggle(direction, version.versionId)}
      className={clsx(
        'absolute h-5 rounded-full border border-line-2 bg-canvas px-1.5 text-xs/4 whitespace-nowrap text-ink-2 hover:border-line-control hover:text-ink',
        direction === 'up' ? '-top-3 left-1.5' : 'right-1.5 -bottom-3',
      )}
    >
      {words.short}
    </button>
  );
}
