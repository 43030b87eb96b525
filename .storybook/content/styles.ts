import { color, family, radius } from '../../design-system/tokens/index.ts';
import type { ColorName } from '../../design-system/tokens/index.ts';

const themed = (name: ColorName): string => `light-dark(${color[name].light}, ${color[name].dark})`;

/** The look of the editor of contents, in the tokens and without Tailwind, which Storybook's own frame does not have. */
export const editorStyles = `
.ce { display: grid; gap: 1.25rem; color: ${themed('ink')}; font: 400 0.875rem/1.5 ${family.text}; }
.ce * { box-sizing: border-box; }
.ce p, .ce ol { margin: 0; padding: 0; list-style: none; }
.ce-field { display: grid; gap: 0.25rem; min-width: 0; }
.ce-label { font-weight: 600; font-size: 0.8125rem; }
.ce-required { color: ${themed('accent-text')}; }
.ce-hint, .ce-count { color: ${themed('ink-muted')}; font-size: 0.75rem; }
.ce-count { display: flex; justify-content: space-between; gap: 1rem; font-family: ${family.mono}; }
.ce-count span { margin-inline-start: auto; }
.ce-count [data-full] { color: ${themed('accent-text')}; font-weight: 600; }
.ce-input { width: 100%; min-width: 0; min-height: 2.25rem; padding: 0.375rem 0.625rem; border: 1px solid ${themed('line-strong')};
  border-radius: ${radius.sm}; background: ${themed('canvas')}; color: inherit; font: inherit; }
textarea.ce-input { resize: vertical; field-sizing: content; max-height: 16rem; }
.ce-json { font-family: ${family.mono}; font-size: 0.75rem; }
.ce-input[aria-invalid] { border-color: ${themed('danger')}; box-shadow: inset 0 0 0 1px ${themed('danger')}; }
.ce :is(input, textarea, select, button, summary):focus-visible { outline: 2px solid ${themed('focus')}; outline-offset: 2px; }
.ce-switch { inline-size: 1.5rem; block-size: 1.5rem; margin: 0; accent-color: ${themed('accent')}; }
.ce-group { display: grid; gap: 0.75rem; min-width: 0; margin: 0; padding: 0 0 0 0.875rem; border: 0; border-inline-start: 2px solid ${themed('line')}; }
.ce-group > legend { display: flex; align-items: center; gap: 0.75rem; width: 100%; margin-inline-start: -0.875rem; padding: 0 0 0.375rem; float: inline-start; }
.ce-group > legend + * { clear: both; }
.ce-button, .ce-tool { border: 1px solid ${themed('line-strong')}; border-radius: ${radius.sm}; background: ${themed('surface')}; color: inherit; font: inherit; font-size: 0.8125rem; cursor: pointer; }
.ce-button { min-height: 1.75rem; padding: 0.125rem 0.625rem; }
.ce-tool { display: grid; place-content: center; inline-size: 1.75rem; block-size: 1.75rem; padding: 0; border-color: transparent; background: none; color: ${themed('ink-muted')}; }
.ce :is(.ce-button, .ce-tool):hover:not(:disabled) { background: ${themed('hover')}; color: ${themed('ink')}; }
.ce :disabled { opacity: 0.4; cursor: default; }
.ce-group > .ce-hint { margin-block-start: -0.5rem; }
.ce-list { display: grid; gap: 0.5rem; min-width: 0; }
.ce-item { position: relative; border: 1px solid ${themed('line')}; border-radius: ${radius.sm}; background: ${themed('surface')}; }
.ce-item + .ce-item { margin-block-start: 0.375rem; }
.ce-item summary { display: flex; align-items: center; gap: 0.625rem; min-height: 2.25rem; padding-inline: 0.625rem 8rem; cursor: pointer; list-style: none; }
.ce-item summary::-webkit-details-marker { display: none; }
.ce-item summary::before { content: ''; flex: none; border: 0.25rem solid transparent; border-inline-start-color: ${themed('ink-muted')}; border-inline-end-width: 0; }
.ce-item [open] > summary::before { rotate: 90deg; }
.ce-number { font-family: ${family.mono}; font-size: 0.75rem; color: ${themed('ink-muted')}; }
.ce-title { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.ce-parts { display: grid; gap: 0.875rem; padding: 0.5rem 0.75rem 0.875rem; border-block-start: 1px solid ${themed('line')}; }
.ce-tools { position: absolute; inset-block-start: 0.25rem; inset-inline-end: 0.25rem; display: flex; }
.ce-foot { display: flex; align-items: center; gap: 0.75rem; }
.ce-picture { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: start; gap: 0.75rem; }
.ce-panel { min-height: 100%; margin: 0; background: ${themed('canvas')}; color: ${themed('ink')}; }
.ce-panel { display: grid; align-content: start; gap: 1.25rem; padding: 0 1rem 2rem; }
.ce-panel > .ce:last-child { max-width: 44rem; }
.ce-bar { position: sticky; inset-block-start: 0; z-index: 1; display: flex; align-items: center; gap: 0.75rem; margin-inline: -1rem;
  padding: 0.75rem 1rem; border-block-end: 1px solid ${themed('line')}; background: ${themed('surface')}; }
.ce-frame { display: block; inline-size: 8rem; block-size: 6rem; overflow: hidden; border: 1px solid ${themed('app-line')}; border-radius: ${radius.sm}; }
.ce-frame iframe { inline-size: 20rem; block-size: 15rem; border: 0; scale: 0.4; transform-origin: 0 0; pointer-events: none; }
.ce-unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
