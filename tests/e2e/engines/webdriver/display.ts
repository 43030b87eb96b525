import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A screen nobody sees. */
export interface Display {
  stop(): void;
}

/** Starts a screen where the browser needs one and there is none, and lets what is started from now on use it. */
export async function startDisplay(program: string): Promise<Display> {
  if (program.endsWith('safaridriver')) return { stop: () => undefined };
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const name = await new Promise<string>((resolve, reject) => {
    screen.once('error', (error) => reject(new Error(`Xvfb does not start, which WebKit needs: ${error.message}`)));
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    createInterface({ input: screen.stdout }).once('line', resolve);
  });
  Object.assign(process.env, {
    DISPLAY: `:${name}`,
    GDK_BACKEND: 'x11',
    // There is no graphics card: pages are painted by the processor itself, and handed to the window as they are. By way of
    // OpenGL in software, a page of the site costs it twice as much.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Nobody but the tests is on this screen, and in a container the sandbox does not start.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  return { stop: () => screen.kill('SIGTERM') };
}
