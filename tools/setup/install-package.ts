import { runCommand } from '../steps/run-command.ts';

/** Installs a Debian package where that is ours to do: as root, with apt-get. True: installed. */
export async function installPackage(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand('apt-get', ['update'], { env });
  if (!update.isOk) return false;
  const install = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', name], {
    env,
  });
  return install.isOk;
}
