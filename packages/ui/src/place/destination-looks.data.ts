import {
  Bot,
  Clipboard,
  FolderOpen,
  Globe,
  MessageSquare,
  MessagesSquare,
  Usb,
  UserRound,
} from 'lucide-react';
import type { PlaceLook } from './place-look.ts';

/** Destinations of the specification that are not sources, spelt as stored. */
export const DESTINATION_LOOKS: Readonly<Record<string, PlaceLook>> = {
  Dropbox: { kind: 'storage', Icon: FolderOpen },
  'External Storage': { kind: 'outside', Icon: Usb },
  WhatsApp: { kind: 'chat', Icon: MessageSquare },
  Messages: { kind: 'chat', Icon: MessagesSquare },
  ChatGPT: { kind: 'assistant', Icon: Bot },
  Copilot: { kind: 'assistant', Icon: Bot },
  pastebin: { kind: 'outside', Icon: Clipboard },
  Internet: { kind: 'outside', Icon: Globe },
  Public: { kind: 'outside', Icon: Globe },
  User: { kind: 'person', Icon: UserRound },
};

/** Default look: a destination may be any host, and a source may have been removed. */
export const HOST_LOOK: PlaceLook = { kind: 'outside', Icon: Globe };
