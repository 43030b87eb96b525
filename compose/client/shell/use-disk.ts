import { useEffect } from 'react';

/**
 * Calls back for each file of the repository that changes on the disk.
 *
 * @param onBack Is called when the process answers again after it was gone: nobody has told what has changed meanwhile
 */
export function useDisk(onChange: (file: string) => void, onBack: () => void): void {
  useEffect(() => {
    const source = new EventSource('/api/changes');
    let wasGone = false;
    source.addEventListener('change', ({ data }: MessageEvent<string>) => onChange(data));
    source.addEventListener('error', () => {
      wasGone = true;
    });
    source.addEventListener('open', () => {
      if (wasGone) onBack();
      wasGone = false;
    });
    return () => source.close();
  }, [onChange, onBack]);
}
