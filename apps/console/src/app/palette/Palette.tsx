import { Kbd, Spinner, textOf } from '@waybill/ui';
import { Command } from 'cmdk';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { describeError } from '../http/api-error.ts';
import { Icon } from '../../components/icons.ts';
import { useNavigator } from '../navigation/use-navigator.ts';
import { useSessionInfo } from '../session/session-context.ts';
import { COMMAND_KEY } from '../shell/command-key.ts';
import { closeOverlay } from '../shell/overlay-store.ts';
import { canSearch } from './can-search.ts';
import { PaletteDialog } from './PaletteDialog.tsx';
import { openTab } from './PaletteItem.tsx';
import { PaletteSection } from './PaletteSection.tsx';
import { paletteText } from './palette.text.ts';
import { readTyped, type Typed } from './read-typed.ts';
import { usePaletteSections } from './use-palette-sections.tsx';
import { useSearch, type Search } from './use-search.ts';

/** The command palette: opens screens, runs commands, and searches. */
export function Palette() {
  const words = textOf(paletteText);
  return (
    <PaletteDialog label={words.label} onClose={closeOverlay}>
      <PaletteBox />
    </PaletteDialog>
  );
}

function PaletteBox() {
  const { can } = useSessionInfo();
  const { navigate } = useNavigator();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const typed = readTyped(text);
  const search = useSearch(canSearch(can) ? typed.query : '', typed.look === 'operator');
  const go = (to: string): void => {
    closeOverlay();
    navigate(to);
  };
  const sections = usePaletteSections({ text, typed, search, setText, close: closeOverlay, go });
  const words = textOf(paletteText);

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const line = allLines.find(({ value }) => value === chosen);
    if (line?.to !== undefined) openTab(line.to);
  }

  // A number means one detection: it is selected if it exists, whatever was selected before.
  const allLines = sections.flatMap(({ lines }) => lines);
  const meant = typed.look === 'number' && search.isCurrent ? allLines[0]?.value : undefined;
  const [followed, setFollowed] = useState(meant);
  if (meant !== followed) {
    setFollowed(meant);
    if (meant !== undefined) setChosen(meant);
  }

  const count = allLines.length;
  return (
    <Command
      label={words.label}
      shouldFilter={false}
      loop
      vimBindings={false}
      value={chosen}
      onValueChange={setChosen}
      onKeyDown={press}
    >
      <PaletteInput text={text} onChange={setText} typed={typed} isBusy={isBusy(typed, search)} />
      <Command.List
        label={words.results}
        className="max-h-[min(60dvh,26rem)] scroll-py-2 overflow-y-auto overscroll-contain px-2 not-has-[[cmdk-item]]:hidden"
      >
        {search.isSimilar && search.isCurrent && typed.query !== '' && (
          <p className="px-2.5 pt-3 text-base text-ink-2">{words.similar(text.trim())}</p>
        )}
        {sections.map(({ key, label, total, lines }) => (
          <PaletteSection key={key} label={label} total={total} lines={lines} />
        ))}
      </Command.List>
      <PaletteState text={text} typed={typed} search={search} count={count} />
      <Footer />
    </Command>
  );
}

function isBusy({ query }: Typed, { isCurrent, error }: Search): boolean {
  return query !== '' && !isCurrent && error === undefined;
}

function PaletteInput({
  text,
  onChange,
  typed,
  isBusy: isWaiting,
}: {
  text: string;
  onChange: (text: string) => void;
  typed: Typed;
  isBusy: boolean;
}) {
  const words = textOf(paletteText);
  const look = typed.look === 'text' || typed.look === 'operator' ? null : words[typed.look];
  return (
    <div className="flex h-13 items-center gap-3 border-b border-line px-4">
      <span className="grid size-4 shrink-0 place-items-center text-ink-3">
        {isWaiting ? <Spinner /> : <Icon.search aria-hidden className="size-4" />}
      </span>
      <Command.Input
        value={text}
        onValueChange={onChange}
        placeholder={words.placeholder}
        maxLength={500}
        className="h-full min-w-0 flex-1 bg-transparent text-md text-ink outline-none placeholder:text-ink-3"
      />
      {look !== null && (
        <span className="shrink-0 rounded-sm bg-sunken px-1.5 py-0.5 text-sm text-ink-2">
          {look}
        </span>
      )}
    </div>
  );
}

/**
 * Messages besides the results: nothing found, no response, no permission; and the count for screen
 * readers.
 */
function PaletteState({
  text,
  typed,
  search,
  count,
}: {
  text: string;
  typed: Typed;
  search: Search;
  count: number;
}) {
  const words = textOf(paletteText);
  const { can } = useSessionInfo();
  const isEmpty = text.trim() === '';
  if (!isEmpty && !canSearch(can)) return <Note>{words.notAllowed}</Note>;
  if (search.error !== undefined) {
    return (
      <Note role="alert">
        {words.failed}: {describeError(search.error).title}{' '}
        <button type="button" className="text-accent hover:underline" onClick={search.retry}>
          {words.retry}
        </button>
      </Note>
    );
  }
  const isSettled = typed.query === '' || search.isCurrent;
  if (!isEmpty && isSettled && count === 0) {
    return (
      <Note role="status">
        <span className="block font-medium text-ink">{words.nothing(text.trim())}</span>
        {words.nothingHint}
      </Note>
    );
  }
  return (
    <p role="status" className="sr-only">
      {!isEmpty && (isSettled ? words.found(count) : words.searching)}
    </p>
  );
}

function Note({ children, role }: { children: ReactNode; role?: 'alert' | 'status' }) {
  return (
    <div role={role} className="px-4 py-3 text-base text-ink-2">
      {children}
    </div>
  );
}

function Footer() {
  const words = textOf(paletteText);
  return (
    <p
      aria-hidden
      className="flex items-center gap-4 border-t border-line bg-sunken px-4 py-2 text-sm text-ink-3 [&>span]:flex [&>span]:items-center [&>span]:gap-1.5"
    >
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {words.move}
      </span>
      <span>
        <Kbd>↵</Kbd> {words.choose}
      </span>
      <span className="max-sm:hidden!">
        <Kbd>{COMMAND_KEY}</Kbd>
        <Kbd>↵</Kbd> {words.newTab}
      </span>
      <span className="ml-auto">
        <Kbd>{words.escape}</Kbd> {words.close}
      </span>
    </p>
  );
}
