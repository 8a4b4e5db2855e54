// Pages have drawings first, and need nothing of this before they can be read.
void import('./show-pictures.ts').then(({ showPictures }) => showPictures(document))
