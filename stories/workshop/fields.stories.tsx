import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import type { Field } from '../../compose/fields/field.ts';
import preview from '../../.storybook/preview.tsx';
import { rightToLeft } from '../helpers/frames.tsx';
import { monthly } from '../../tests/setup/plans.ts';
import { FieldBench, list, poster, record, text } from './field-bench.tsx';

const meta = preview.meta({
  title: 'Workshop/Fields',
  component: FieldBench,
  args: { field: record({ heading: text(40) }), value: { heading: 'Questions' }, onChange: fn() },
});

const link: Field = record({ label: [text(60), 'Link text'], href: [{ kind: 'link' }, 'Target'] });

/**
 * Text fields show how many characters are left. While the author types, they suggest facts, which are placeholders
 * such as `{{release.version}}`, and show their values.
 */
export const Texts = meta.story({
  args: {
    field: record({
      label: [text(40), 'What the section is about, above the heading'],
      heading: [text(90), 'The heading of the section'],
      timecode: [{ kind: 'timecode' }, 'The time of the step, such as 00:04'],
      id: [text(undefined, '^[a-z][a-z0-9-]*$'), 'The anchor of the section'],
      checked: [{ kind: 'date' }, 'When it was looked up'],
      width: [{ kind: 'number', min: 1, max: 8000, isWhole: true }, 'In pixels'],
      'lede?': [{ kind: 'rich-text' }, 'What the heading means, in a sentence or two. Rich text'],
      'actionLabel?': [text(30), 'Button label. Default: “Buy”'],
    }),
    value: {
      label: 'Pricing of {{ver',
      heading: `One app, from {{price.${monthly.id}}} a month, and what a month of it is worth`,
      timecode: '0:4',
      id: 'The plans',
      checked: '2026-11-18',
      width: 1280,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const label = canvas.getByLabelText('Label');
    await expect(label).toHaveAccessibleDescription(
      '24 of 40 characters left What the section is about, above the heading',
    );
    await expect(canvas.getByLabelText('ID')).toBeInvalid();
    await expect(canvas.getByLabelText('Timecode')).toHaveAccessibleDescription(/minutes and seconds/);
    await expect(canvas.getByText(/a month of it is worth/, { selector: 'span' })).toHaveTextContent('$12');

    // Typing `{{` opens a list of facts. Enter inserts the selected fact, and Escape closes the list.
    await userEvent.click(label);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('listbox', { name: 'Facts' })).toBeVisible();
    await expect(label).toHaveAttribute('aria-activedescendant', canvas.getByRole('option').id);
    await userEvent.keyboard('{Enter}');
    await expect(label).toHaveValue('Pricing of {{release.version}}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ label: 'Pricing of {{release.version}}' }),
      ['label'],
    );
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard(' {{{{');
    // In Safari, this Escape only ends an IME composition, although `isComposing` is false. The list must stay open.
    await fireEvent.keyDown(label, { key: 'Escape', keyCode: 229 });
    await expect(canvas.getByRole('listbox', { name: 'Facts' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(label).toHaveValue('Pricing of {{release.version}}');

    // Adding an optional field moves the focus to the field. Removing the field moves the focus back to the Add button.
    await userEvent.click(canvas.getByRole('button', { name: 'Add action label' }));
    const addedField = canvas.getByLabelText('Action label');
    await waitFor(() => expect(addedField).toHaveFocus());
    await expect(addedField).toHaveAccessibleDescription(/optional/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Action label' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add action label' })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.not.objectContaining({ actionLabel: '' }), [
      'actionLabel',
    ]);
  },
});

/** Keyboard shortcuts and buttons add and remove formatting, and preserve the selection. */
export const RichText = meta.story({
  args: {
    field: record({ answer: [{ kind: 'rich-text' }, 'The answer. Rich text'], note: { kind: 'rich-text' } }),
    value: {
      answer: `Press **Control R**, talk, and stop. It costs {{price.${monthly.id}}}, see [the plans](/pricing#plans).`,
      note: 'No marks <b>here</b>',
    },
  },
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByLabelText<HTMLTextAreaElement>('Note');
    const formattingTools = within(note.closest<HTMLElement>('[data-slot=field]') ?? note);
    await userEvent.click(note);
    note.setSelectionRange(3, 8);
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(note).toHaveValue('No **marks** <b>here</b>');
    await expect(note.value.slice(note.selectionStart, note.selectionEnd)).toBe('marks');
    await expect(formattingTools.getByRole('button', { name: 'Strong' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Control>}i{/Control}');
    await expect(note).toHaveValue('No ***marks*** <b>here</b>');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(note).toHaveValue('No *marks* <b>here</b>');
    // The browser's undo command must also revert a change that was made with a shortcut.
    document.execCommand('undo');
    await waitFor(() => expect(note).toHaveValue('No ***marks*** <b>here</b>'));
    await userEvent.click(formattingTools.getByRole('button', { name: 'Emphasis' }));
    await userEvent.click(formattingTools.getByRole('button', { name: 'Strong' }));
    await expect(note).toHaveValue('No marks <b>here</b>');

    // The shortcut for links opens a field for the URL of the link.
    await userEvent.keyboard('{Control>}k{/Control}');
    const urlField = await canvas.findByRole('combobox', { name: 'Where the link in Note leads' });
    await waitFor(() => expect(urlField).toHaveFocus());
    await userEvent.keyboard('how{ArrowDown}{Enter}{Enter}');
    await expect(note).toHaveValue('No [marks](/how-it-works) <b>here</b>');
    await expect(note).toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(note).toHaveValue('No marks <b>here</b>');
    await userEvent.keyboard('{Control>}e{/Control}');
    await expect(note).toHaveValue('No `marks` <b>here</b>');
  },
});

/**
 * Link fields suggest pages and anchors whose path or title matches the input. They report links to pages that don't
 * exist.
 */
export const Links = meta.story({
  args: {
    field: record({
      action: [link, 'What a visitor is asked to do'],
      'secondaryAction?': link,
      poster: [{ kind: 'path' }, 'The picture before the film is played'],
      firstHref: { kind: 'path' },
    }),
    ownAnchors: ['faq', 'proof'],
    value: {
      action: { label: 'See the plans', href: '/princing' },
      secondaryAction: { label: 'Write to us', href: 'mailto:hello@onset.example' },
      poster,
      firstHref: '/pricing',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const action = within(canvas.getByRole('group', { name: 'Action' }));
    const href = action.getByRole('combobox', { name: 'Link' });
    await expect(href).toBeInvalid();
    await expect(href).toHaveAccessibleDescription(/The site has no page \/princing\./);
    await userEvent.clear(href);
    await userEvent.type(href, 'download');
    await expect(action.getByRole('option', { name: /\/download\b/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(href).toHaveValue('/download');
    await expect(href).toBeValid();
    await expect(action.getByText('Page: Download')).toBeVisible();
    await userEvent.type(href, '#v{ArrowDown}{Enter}');
    await expect(href).toHaveValue('/download#verify');
    await userEvent.clear(href);
    await userEvent.type(href, '#');
    await expect(action.getAllByRole('option').map((each) => each.textContent)).toContain('#faqOn this page');
    await userEvent.keyboard('f{Escape}');
    await expect(href).toHaveValue('#f');
    await userEvent.type(href, 'aq');
    await expect(href).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ action: { label: 'See the plans', href: '#faq' } }),
      ['action', 'href'],
    );

    for (const [words, chosen] of [
      ['avif', '/media/film.avif'],
      ['svg', poster],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose an image for Poster' }));
      const dialog = within(await canvas.findByRole('dialog', { name: 'Choose an image' }));
      await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
      await userEvent.keyboard(`${words}{Enter}{Enter}`);
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('combobox', { name: 'Poster' })).toHaveValue(chosen);
    }
    // The popup remains open for the screenshot and the accessibility check.
    const first = canvas.getByRole('combobox', { name: 'First href' });
    await userEvent.clear(first);
    await userEvent.type(first, '/p{ArrowDown}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  },
});

const question: Field = record({
  question: [text(90), 'Question in the visitor’s words'],
  answer: [{ kind: 'rich-text' }, 'The answer. Rich text'],
  id: text(undefined, '^[a-z][a-z0-9-]*$'),
});

/**
 * The author adds, moves, duplicates and removes items of a list, within the minimum and maximum number of items.
 * Screen readers announce moves and removals.
 */
export const Lists = meta.story({
  args: {
    field: record({
      questions: [list(question, 1, 5), 'One to five questions'],
      includes: list({ kind: 'rich-text' }, 1, 2),
      keys: list(text(8), 0, 4),
    }),
    value: {
      questions: [
        { question: 'Does it work without a plan?', answer: 'Recording does.', id: 'plan' },
        { question: 'Which Macs?', answer: 'All with {{brand.operatingSystem}}.', id: 'macs' },
        { question: 'Where do my films stay?', answer: 'With you.', id: 'films' },
      ],
      includes: ['Screen, camera and microphone', 'Export up to **4K**'],
      keys: [],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: 'Questions' }));
    const getTitles = (): (string | null)[] =>
      group.getAllByRole('button', { name: /^Question \d: / }).map((each) => each.textContent);
    const status = canvas.getByRole('status');

    // Pressing Alt and an arrow key on the title of an item moves the item. The title keeps the focus, and screen
    // readers announce the new position.
    group.getByRole('button', { name: 'Question 1: Does it work without a plan?' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(status).toHaveTextContent('Question 1 moved to place 2 of 3');
    await waitFor(() =>
      expect(group.getByRole('button', { name: 'Question 2: Does it work without a plan?' })).toHaveFocus(),
    );

    // The “Move down” button moves an item, too. When the item is last, the button is disabled but keeps the focus, and
    // its description explains why.
    await userEvent.click(group.getByRole('button', { name: 'Move Question 2 down' }));
    const last = group.getByRole('button', { name: 'Move Question 3 down' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await expect(last).toHaveAccessibleDescription('This is the last entry.');
    await userEvent.click(last);
    await expect(getTitles()).toEqual([
      'Question 1: Which Macs?',
      'Question 2: Where do my films stay?',
      'Question 3: Does it work without a plan?',
    ]);

    // A duplicated item gets a new ID. An added item opens and gets the focus. A full list shows a message.
    await userEvent.click(group.getByRole('button', { name: 'Duplicate Question 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        questions: [
          expect.objectContaining({ id: 'macs' }),
          expect.objectContaining({ id: 'macs-2', question: 'Which Macs?' }),
          expect.objectContaining({ id: 'films' }),
          expect.objectContaining({ id: 'plan' }),
        ],
      }),
      ['questions'],
    );
    await userEvent.click(group.getByRole('button', { name: 'Add question' }));
    await waitFor(() => expect(group.getByRole('textbox', { name: 'Question' })).toHaveFocus());
    await expect(group.getByRole('textbox', { name: 'Question' })).toHaveValue('New question');
    await expect(group.getByText('This list can’t have more than 5 entries.', { ignore: '[hidden]' })).toBeVisible();
    await expect(group.getByRole('button', { name: 'Duplicate Question 1' })).toHaveAccessibleDescription(
      'This list can’t have more than 5 entries.',
    );
    await userEvent.click(group.getByRole('button', { name: 'Remove Question 2' }));
    await expect(status).toHaveTextContent('Question 2 removed, 4 left');
    await waitFor(() =>
      expect(group.getByRole('button', { name: 'Question 2: Where do my films stay?' })).toHaveFocus(),
    );

    // The author can drag an item by its handle.
    const grip = group.getByRole('button', { name: 'Question 1: Which Macs?' }).closest('li')?.firstElementChild;
    const target = group.getByRole('button', { name: /^Question 3/ }).getBoundingClientRect();
    if (!grip) throw new Error('The entry has no grip');
    await drag(grip, target);
    await waitFor(() => expect(getTitles()[2]).toBe('Question 3: Which Macs?'));
    await expect(status).toHaveTextContent('Question 1 moved to place 3 of 4');

    // After the last item was removed, the focus moves to the Add button.
    const keys = within(canvas.getByRole('group', { name: 'Keys' }));
    await userEvent.click(keys.getByRole('button', { name: 'Add key' }));
    await waitFor(() => expect(keys.getByLabelText('Key 1')).toHaveFocus());
    await userEvent.click(keys.getByRole('button', { name: 'Remove Key 1' }));
    await waitFor(() => expect(keys.getByRole('button', { name: 'Add key' })).toHaveFocus());
  },
});

/** Drags the handle of an item to the target in several steps, with synthetic pointer events. */
async function drag(grip: Element, target: DOMRect): Promise<void> {
  const gripRect = grip.getBoundingClientRect();
  const [x, y] = [gripRect.left + gripRect.width / 2, gripRect.top + gripRect.height / 2];
  const targetY = target.top + target.height / 2 + 4;
  const dispatchPointerEvent = async (to: EventTarget, type: string, clientY: number): Promise<void> => {
    const buttons = type === 'pointerup' ? 0 : 1;
    const pointerOptions = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons, bubbles: true };
    to.dispatchEvent(
      new PointerEvent(type, { ...pointerOptions, cancelable: true, composed: true, clientX: x, clientY }),
    );
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  };
  await dispatchPointerEvent(grip, 'pointerdown', y);
  for (let step = 1; step <= 8; step += 1)
    await dispatchPointerEvent(document, 'pointermove', y + ((targetY - y) * step) / 8);
  await dispatchPointerEvent(document, 'pointerup', targetY);
}

/**
 * A field with few options is a row of radio buttons, and a field with many options is a select. Illustrations and
 * icons are chosen from images.
 */
export const Choices = meta.story({
  args: {
    field: record({
      layout: [{ kind: 'choice', options: ['split', 'centered', 'title', 'video'] }, 'How it is laid out'],
      'headingLevel?': [{ kind: 'choice', options: [1, 2, 3] }, 'Heading level. Default: 2'],
      topic: { kind: 'choice', options: ['recording', 'editing', 'sound', 'camera', 'captions', 'export', 'macos'] },
      'noindex?': [{ kind: 'switch' }, 'Not to be found by search engines'],
      illustration: {
        kind: 'illustration',
        options: ['editor', 'timeline', 'zoom-steps', 'captions', 'waveform', 'cursor-path'],
      },
      icon: { kind: 'choice', options: ['calendar', 'camera', 'clock', 'disk', 'film'] },
      body: { kind: 'document' },
      sample: { kind: 'fixed', value: true },
    }),
    value: {
      layout: 'split',
      topic: 'sound',
      illustration: 'timeline',
      icon: 'clock',
      body: { blocks: [] },
      sample: true,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Centered' }));
    const level = within(canvas.getByRole('group', { name: 'Heading level', description: /Default/ }));
    await expect(level.getByRole('radio', { name: 'Not said' })).toBeChecked();
    await userEvent.click(level.getByRole('radio', { name: '3' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ layout: 'centered', headingLevel: 3 }),
      ['headingLevel'],
    );
    await userEvent.click(level.getByRole('radio', { name: 'Not said' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.not.objectContaining({ headingLevel: 3 }), [
      'headingLevel',
    ]);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Topic' }), 'Export');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ topic: 'export' }), ['topic']);

    await userEvent.click(canvas.getByRole('button', { name: 'Illustration: Timeline, change' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Choose a drawing' }));
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
    await userEvent.type(dialog.getByRole('searchbox'), 'cap');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
    await userEvent.clear(dialog.getByRole('searchbox'));
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Illustration: Zoom steps, change' })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ illustration: 'zoom-steps' }), [
      'illustration',
    ]);
    // The popup remains open for the screenshot and the accessibility check.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
});

const media: Field = {
  kind: 'variants',
  variants: [
    {
      label: 'illustration',
      field: record({
        kind: { kind: 'fixed', value: 'illustration' },
        name: { kind: 'illustration', options: ['editor', 'timeline'] },
        'alt?': [text(240), 'What it shows, where the words beside it do not say it'],
      }),
    },
    {
      label: 'image',
      field: record({
        kind: { kind: 'fixed', value: 'image' },
        src: { kind: 'path' },
        alt: [text(240), 'What it shows'],
        width: { kind: 'number', min: 1, max: 8000, isWhole: true },
      }),
    },
  ],
};

const cell: Field = {
  kind: 'variants',
  variants: [
    { label: 'choice', field: { kind: 'choice', options: ['yes', 'no'] } },
    {
      label: 'text, note',
      field: record({ text: text(60), 'note?': { kind: 'number', min: 1, max: 20, isWhole: true } }),
    },
  ],
};

/**
 * When the author switches to another variant of a field, values that exist in both variants are kept. Optional fields
 * can be added.
 */
export const Variants = meta.story({
  args: {
    field: record({
      media: [media, 'What is shown beside the words'],
      cell,
      'source?': [link, 'Where the figure is from'],
    }),
    value: { media: { kind: 'illustration', name: 'timeline', alt: 'Three tracks of a take' }, cell: 'yes' },
  },
  play: async ({ args, canvas, userEvent }) => {
    const mediaGroup = within(canvas.getByRole('group', { name: 'Media' }));
    await userEvent.click(mediaGroup.getByRole('radio', { name: 'Image' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ media: { kind: 'image', src: '/', alt: 'Three tracks of a take', width: 1 } }),
      ['media'],
    );
    await waitFor(() => expect(mediaGroup.getByRole('radio', { name: 'Image' })).toHaveFocus());

    const cellGroup = within(canvas.getByRole('group', { name: 'Cell' }));
    await userEvent.click(cellGroup.getByRole('radio', { name: 'Text, note' }));
    await expect(cellGroup.getByRole('textbox', { name: 'Text' })).toHaveValue('yes');
    await userEvent.click(cellGroup.getByRole('radio', { name: 'Yes or no' }));
    await expect(cellGroup.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await userEvent.click(cellGroup.getByRole('radio', { name: 'Text, note' }));

    await userEvent.click(canvas.getByRole('button', { name: 'Add source' }));
    const source = within(canvas.getByRole('group', { name: 'Source' }));
    await waitFor(() => expect(source.getByRole('textbox', { name: 'Label' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Add source' })).toBeNull();
  },
});

/**
 * Errors appear at their fields, and the title of a list item shows how many errors the item contains. `focusOn` opens
 * a list item and moves the focus to one of its fields.
 */
export const Issues = meta.story({
  args: {
    field: record({
      heading: [text(90), 'The heading of the section'],
      questions: list(question, 1, 8),
      plans: list({ kind: 'choice', options: ['monthly', 'yearly', 'lifetime'] }, 1, 4),
      'taxes?': { kind: 'rich-text' },
    }),
    value: {
      heading: 'Questions, answered',
      questions: [
        { question: 'Does it work without a plan?', answer: 'Recording does.', id: 'plan' },
        { question: 'Which Macs?', answer: '', id: 'plan' },
        { question: 'Where do my films stay?', answer: 'With you.', id: 'films' },
      ],
      plans: ['monthly', 'monthly'],
    },
    issues: [
      { path: [], message: 'a yearly plan for what is said of a year' },
      { path: ['heading'], message: 'a heading that no other section of the page has' },
      { path: ['questions', 1, 'answer'], message: 'a text' },
      { path: ['questions', 1, 'id'], message: 'an id that no other question has' },
      { path: ['plans'], message: 'each plan once' },
      { path: ['taxes'], message: 'what taxes there are' },
    ],
    focusOn: { path: ['questions', 1, 'answer'], at: 1 },
  },
  play: async ({ canvas }) => {
    const itemTitle = canvas.getByRole('button', { name: 'Question 2: Which Macs? 2 problems within' });
    await expect(itemTitle).toHaveAttribute('aria-expanded', 'true');
    const answer = canvas.getByRole('textbox', { name: 'Answer' });
    await waitFor(() => expect(answer).toHaveFocus());
    await expect(answer).toBeInvalid();
    await expect(answer).toHaveAccessibleDescription('a text The answer. Rich text');
    await expect(canvas.getByRole('group', { name: 'Plans', description: 'each plan once' })).toBeVisible();
    await expect(canvas.getByText('what taxes there are')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Question 1: Does it work without a plan?' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

/** Values with a wrong type are shown as text and can be replaced. HTML in values is shown as text. */
export const WrongValues = meta.story({
  args: {
    field: record({
      heading: text(90),
      lede: { kind: 'rich-text' },
      questions: list(question, 1, 8),
      action: link,
      level: { kind: 'choice', options: [1, 2, 3] },
      media,
      day: { kind: 'date' },
      missing: text(20),
      long: text(90),
    }),
    value: {
      heading: 12,
      lede: '<img src=x onerror=alert(1)> **',
      questions: { question: '<b>no list</b>' },
      action: ['See the plans'],
      level: 7,
      media: null,
      day: 'tomorrow',
      long: 'Very '.repeat(20_000),
      colour: 'red',
      __proto: { deep: [1, [2, [3]]] },
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const heading = within(canvas.getByRole('group', { name: 'Heading' }));
    await expect(heading.getByText('This value doesn’t fit here.')).toBeVisible();
    await userEvent.click(heading.getByRole('button', { name: 'Replace Heading' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Heading' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Heading' })).toHaveValue('New heading');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove colour' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.not.objectContaining({ colour: 'red' }), ['colour']);
    await userEvent.click(canvas.getByRole('button', { name: 'Add missing' }));
    await expect(canvas.getByRole('textbox', { name: 'Missing' })).toHaveValue('New missing');
    await expect(canvas.getByText('100000 of 90')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Long' }).getBoundingClientRect().height).toBeLessThan(300);
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
});

/**
 * `focusOn` contains a path that has no field of its own, so the nearest element around it gets the focus. The layout
 * follows the direction of the page.
 */
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  args: {
    field: record({
      heading: text(90),
      answer: { kind: 'rich-text' },
      questions: list(question, 1, 5),
      action: link,
      layout: { kind: 'choice', options: ['split', 'title'] },
      'lede?': text(20),
    }),
    value: {
      heading: 'שאלות ותשובות',
      answer: 'העורך **מקומי**. See {{brand.name}}.',
      questions: [{ question: 'איפה הסרטים שלי נשמרים?', answer: 'אצלך.', id: 'films', sample: true }],
      action: { label: 'הורדה', href: '/download' },
      layout: 'split',
    },
    focusOn: { path: ['questions', 0, 'sample', 'deep'], at: 1 },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Question 1/ })).toHaveFocus());
    const label = canvas.getByText('Heading').getBoundingClientRect();
    const control = canvas.getByRole('textbox', { name: 'Heading' }).getBoundingClientRect();
    await expect(Math.abs(label.right - control.right)).toBeLessThan(2);
  },
});
