/**
 * Services and integrations whose names are also ordinary words. They are recognized only if written
 * like names where a place is expected; elsewhere the author is asked.
 */
export const ORDINARY_NAMES =
  'Andi|Bolt|Box|Carbon|Coda|Cox|Cursor|Daum|Descript|Device|Doodle|Element|Exchange|Extension|Fathom|Felo|Free|' +
  'Gamma|Hey|Interia|Julius|LINE|Libero|Liner|Lovable|Lucid|Luma|MEGA|Make|Medium|Merlin|Messages|Messenger|' +
  'Monday|Monica|Mural|Napkin|Notes|Otter|Pika|Quora|Runway|Sensor|Session|Sider|Signal|Smash|Threads|Tome|' +
  'Uploaded|Venice|Wire|Wormhole|X|Zoom|Public|User|Internet|Azure|Prisma|Cortex';
