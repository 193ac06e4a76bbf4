import { Kbd, SearchField } from '@waybill/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Icon } from '../../components/icons.ts';
import { rememberSearch } from '../storage/last-searches.ts';
import { useStored } from '../storage/use-stored.ts';
import { useNavigator } from '../navigation/use-navigator.ts';

const IS_MAC = /mac|iphone|ipad/i.test(navigator.platform);

/** Free text over all detections: titles, people, files, places. Ctrl or ⌘ K focuses it. */
export function GlobalSearch() {
  const { navigate } = useNavigator();
  const [text, setText] = useState('');
  const [recent] = useStored('LAST_SEARCHES');
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      form.current?.querySelector('input')?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  function search(wanted: string) {
    const query = wanted.trim();
    if (query === '') return;
    rememberSearch(query);
    navigate(`/detections?${new URLSearchParams({ q: query })}`);
    setText('');
    // Focus leaves the form, and the recent searches close with it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    search(text);
  }

  return (
    <form ref={form} role="search" onSubmit={submit} className="group relative">
      <SearchField
        label="Search detections, people, files"
        placeholder="Search detections, people, files…"
        value={text}
        onChange={setText}
        shortcut={
          <>
            <Kbd>{IS_MAC ? '⌘' : 'Ctrl'}</Kbd>
            <Kbd>K</Kbd>
          </>
        }
      />
      {text === '' && recent !== null && recent.length > 0 && (
        <div className="absolute inset-x-0 top-full z-40 mt-1 hidden rounded-lg bg-raised p-1 shadow-float group-focus-within:block">
          <p className="px-2 pt-1 pb-1 text-sm text-ink-3">Recent searches</p>
          <ul aria-label="Recent searches">
            {recent.map((known) => (
              <li key={known}>
                <button
                  type="button"
                  onClick={() => search(known)}
                  className="flex h-8 w-full items-center gap-2 rounded-sm px-2 text-left hover:bg-hover"
                >
                  <Icon.time aria-hidden className="size-3.5 shrink-0 text-ink-3" />
                  <span className="truncate">{known}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  );
}
