import { useEffect } from 'react';

/**
 * Calls back for each file of the repository that changes on the disk.
 *
 * @param onOpen Is called when changes are reported from now on, at first and when the process is back after it was gone
 * (`wasGone`): those made before were not reported
 */
export function useDisk(onChange: (file: string) => void, onOpen: (wasGone: boolean) => void): void {
  useEffect(() => {
    const source = new EventSource('/api/changes');
    let wasGone = false;
    source.addEventListener('change', ({ data }: MessageEvent<string>) => onChange(data));
    source.addEventListener('error', () => {
      wasGone = true;
    });
    source.addEventListener('open', () => {
      onOpen(wasGone);
      wasGone = false;
    });
    return () => source.close();
  }, [onChange, onOpen]);
}
