import { sweep } from '../../sweep.ts';
import { examine } from './examine.ts';
import { examinedPart } from './examined.ts';

examine(examinedPart(0), sweep(3, 1));
