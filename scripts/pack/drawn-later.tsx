import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * Makes the component that browsers get in place of a drawing, which is one `div` that never changes. Where the server has
 * drawn it, it stays as the document has it, and is not fetched; where there is no such markup, as in an application that
 * is drawn in the browser alone, it is fetched and drawn. `nameOf` tells drawings apart that a component may change between.
 */
export function drawnLater<Props extends object>(
  load: (props: Props) => Promise<ComponentType<Props>>,
  nameOf: (props: Props) => string = () => 'the one',
): ComponentType<Props> {
  function Later(props: Props) {
    const kept = useRef<HTMLDivElement>(null);
    const [Drawn, setDrawn] = useState<ComponentType<Props>>();
    useEffect(() => {
      if (Drawn !== undefined || kept.current?.hasChildNodes() === true) return undefined;
      let isGone = false;
      void load(props).then((component) => {
        if (!isGone) setDrawn(() => component);
      });
      return () => {
        isGone = true;
      };
    });
    if (Drawn !== undefined) return <Drawn {...props} />;
    // Taking over the server's markup, React leaves what is in an element with inner HTML, and its attributes, alone.
    // oxlint-disable-next-line react/no-danger -- there is none: the text is empty
    return <div ref={kept} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return function DrawnLater(props: Props) {
    return <Later key={nameOf(props)} {...props} />;
  };
}
