import { HelpOverlay } from '@waybill/ui';
import { useEffect, useRef, useState } from 'react';
import { takesText } from '../../components/takes-text.ts';
import { useNavigator } from '../navigation/use-navigator.ts';
import { GO_KEYS, KEY_GROUPS } from './key-map.data.ts';

/** Milliseconds within which the letter has to follow `G`. */
const CHORD_MS = 1200;

/** `?` shows the map of the keyboard; `G` and a letter go to a screen. */
export function KeyHelp() {
  const [isOpen, setIsOpen] = useState(false);
  const { navigate } = useNavigator();
  const goPressedAt = useRef(0);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return;
      if (document.querySelector('dialog[open], [role=menu]') !== null) return;
      const isChord = event.timeStamp - goPressedAt.current < CHORD_MS;
      goPressedAt.current = event.key === 'g' ? event.timeStamp : 0;
      const target = isChord ? GO_KEYS[event.key] : undefined;
      if (event.key !== '?' && target === undefined) return;
      event.preventDefault();
      if (target === undefined) setIsOpen(true);
      else navigate(target.to);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [navigate]);

  return <HelpOverlay isOpen={isOpen} onClose={() => setIsOpen(false)} groups={KEY_GROUPS} />;
}
