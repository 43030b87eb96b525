import { useEffect } from 'react';

/** Calls back for each file of the repository that changes on the disk. */
export function useDisk(onChange: (file: string) => void): void {
  useEffect(() => {
    const source = new EventSource('/api/changes');
    source.addEventListener('change', ({ data }: MessageEvent<string>) => onChange(data));
    return () => source.close();
  }, [onChange]);
}
