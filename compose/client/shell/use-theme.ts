import { useEffect, useState } from 'react';

type Theme = 'light' | 'dark';

/** The theme of the workshop itself: the system's, until it is turned. */
export function useTheme(): readonly [theme: Theme, turn: () => void] {
  const [chosen, setChosen] = useState<Theme>();
  const [system, setSystem] = useState<Theme>(() => (dark().matches ? 'dark' : 'light'));
  useEffect(() => {
    const query = dark();
    const follow = (): void => setSystem(query.matches ? 'dark' : 'light');
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  useEffect(() => {
    if (chosen !== undefined) document.documentElement.dataset['theme'] = chosen;
  }, [chosen]);
  const theme = chosen ?? system;
  return [theme, () => setChosen(theme === 'dark' ? 'light' : 'dark')];
}

const dark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');
