export const CHANGES_TITLE = 'O que mudou neste evento';
