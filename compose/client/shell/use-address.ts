import { useEffect, useRef } from 'react';
import { pathOf } from '../../store/page-path.ts';

/**
 * The open page stands in the address, so that it is there again after a reload, and links can lead to it:
 * `?page=/pricing&section=faq`, or `?file=site/pages/pricing.ts`.
 */
export function useAddress(
  open: string | undefined,
  files: readonly string[],
  onAsk: (file: string, section: string | undefined) => void,
): void {
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const asked = new URLSearchParams(location.search);
    const file = files.find((each) => each === asked.get('file') || pathOf(each) === asked.get('page'));
    if (file !== undefined) onAsk(file, asked.get('section') ?? undefined);
  }, [files, onAsk]);
  useEffect(() => {
    if (open !== undefined) history.replaceState(null, '', `?${new URLSearchParams({ page: pathOf(open) })}`);
  }, [open]);
}
