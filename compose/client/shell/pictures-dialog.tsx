import { Button } from '@onset/design-system/primitives/button';
import { useEffect, useState } from 'react';
import type { Pictures } from '../../protocol/protocol.ts';
import { api } from '../api/api.ts';
import { Dialog, DialogActions } from './dialog.tsx';
import { Scroller } from './scroller.tsx';

interface PicturesDialogProps {
  file: string;
  /** Whether the page says anything that its file does not: pictures are of what is saved. */
  isChanged: boolean;
  onClose: () => void;
}

/** How often it is asked how far the pictures are, in milliseconds. */
const PAUSE = 1000;

const STATES = {
  same: 'as approved',
  changed: 'differs from the approved one, which is beside it',
  new: 'new',
  gone: 'of a story that is gone',
  missing: 'could not be taken',
} as const;

/** The pictures of the page's story: made, looked at, and approved. */
export function PicturesDialog({ file, isChanged, onClose }: PicturesDialogProps) {
  const [pictures, setPictures] = useState<Pictures>();
  const [error, setError] = useState('');
  /** Goes up with each thing that was asked for: what there is is looked at again. */
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      try {
        const found = await api.pictures(file);
        if (!isWanted) return;
        setPictures(found);
        if (found.isRunning) timer = setTimeout(() => void look(), PAUSE);
      } catch (reason) {
        if (isWanted) setError(reason instanceof Error ? reason.message : String(reason));
      }
    };
    void look();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [file, asked]);

  const act = async (action: (file: string) => Promise<unknown>): Promise<void> => {
    try {
      setError('');
      await action(file);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    }
    setAsked((count) => count + 1);
  };

  const isRunning = pictures?.isRunning ?? false;
  const open = pictures?.pictures.filter(({ state }) => state !== 'same' && state !== 'missing') ?? [];
  return (
    <Dialog
      size="wide"
      title="Pictures of this page"
      description="Each page has a story, whose pictures are held against the approved ones by every run of the tests."
      onClose={onClose}
    >
      <Scroller label="Pictures" className="px-5 py-4">
        {isChanged && <p className="pb-3 text-small text-ink-muted">What is not saved yet is not in them.</p>}
        {error !== '' && (
          <p role="alert" className="pb-3 text-small whitespace-pre-wrap text-danger">
            {error}
          </p>
        )}
        <output className="block text-small text-ink-muted">
          {isRunning ? 'The pictures are being made. It takes about half a minute.' : summaryOf(pictures)}
        </output>
        {pictures && pictures.said !== '' && (
          <pre className="py-3 font-mono text-label whitespace-pre-wrap text-ink-muted">{pictures.said}</pre>
        )}
        {!isRunning && (
          <ul className="grid grid-cols-3 gap-4 pt-4 max-[40rem]:grid-cols-1">
            {pictures?.pictures.map(({ name, state }) => (
              <li key={name} className="flex flex-col gap-1.5">
                <div className="flex items-start gap-1.5">
                  {shownOf(state).map((which) => (
                    <img
                      key={which}
                      src={`/api/picture/${which}/${name}?${asked}`}
                      alt={which === 'approved' ? `${name}, as approved` : `${name}, ${STATES[state]}`}
                      className="max-h-[24rem] min-w-0 flex-1 rounded-sm border border-line bg-sunken object-contain object-top"
                    />
                  ))}
                </div>
                <span className="text-label text-ink-muted">
                  {name.split('/')[0]}: {STATES[state]}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Scroller>
      <DialogActions>
        <Button variant="outline" size="sm" pending={isRunning} onClick={() => void act(api.makePictures)}>
          Make the pictures
        </Button>
        {open.length > 0 && !isRunning && (
          <Button size="sm" onClick={() => void act(api.approvePictures)}>
            Approve {open.length === 1 ? 'it' : `all ${open.length}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Which pictures there are to look at: what has changed is shown beside what it was. */
function shownOf(state: keyof typeof STATES): ('approved' | 'now')[] {
  if (state === 'missing') return [];
  if (state === 'gone') return ['approved'];
  return state === 'changed' ? ['approved', 'now'] : ['now'];
}

function summaryOf(pictures: Pictures | undefined): string {
  if (!pictures) return 'Looking…';
  if (pictures.pictures.length === 0) return 'None were made of this page since the last run.';
  const open = pictures.pictures.filter(({ state }) => state !== 'same').length;
  return open === 0 ? 'All are as approved.' : `${open} of ${pictures.pictures.length} are not as approved.`;
}
