export default { tokens: ['./node_modules/@onset/design-system/tokens/onset.resolver.json'] };
