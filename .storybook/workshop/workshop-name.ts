/** The name of the element of the manager's head that says where the workshop is. Only Storybook in development has it. */
export const WORKSHOP_META = 'onset-workshop';
